/*
 * Ids that the examples leave open, as in `"(id of the timeline)"`: noted from answers, shown in the bar, and put in when
 * an operation is sent. They are kept for as long as the browser's tab is open.
 */
const KEY = 'warledger.ids';

/** Placeholders of the example operations by what stands for them. */
const PLACEHOLDERS = { campaign: '(id of the campaign)', timeline: '(id of the timeline)' };

export function loadIds() {
  try {
    return { campaign: '', timeline: '', ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { campaign: '', timeline: '' };
  }
}

export function saveIds(ids) {
  sessionStorage.setItem(KEY, JSON.stringify(ids));
}

/** The campaign and timeline that an answer brings into play; empty for other answers. */
export function idsIn(answer) {
  const { createCampaign, claimSeat, promoteTimeline, me } = answer?.data ?? {};
  // A timeline that another took the place of: the tabs go on there.
  const superseded = Object.values(answer?.data ?? {}).find(
    (each) => each?.__typename === 'TimelineSuperseded',
  );
  const campaign =
    createCampaign?.campaign ?? claimSeat?.campaign ?? promoteTimeline?.campaign ?? me?.seats?.[0]?.campaign;
  const timeline = createCampaign?.timeline ?? campaign?.main ?? superseded?.main;
  return {
    ...(campaign?.id ? { campaign: campaign.id } : {}),
    ...(timeline?.id ? { timeline: timeline.id } : {}),
  };
}

/** Variables with the noted ids for their placeholders. */
export function withIds(variables, ids) {
  const open = (value) => Object.keys(PLACEHOLDERS).find((name) => PLACEHOLDERS[name] === value && ids[name]);
  return JSON.parse(JSON.stringify(variables ?? {}), (_key, value) => ids[open(value)] ?? value);
}
