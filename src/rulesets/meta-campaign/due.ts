import type { Due } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { MetaCampaignState } from './state/index.js';

type Dues = readonly Due<RuleId>[];

const arbiterOf = ({ seats }: Pick<MetaCampaignState, 'seats'>): string =>
  seats.find((each) => each.role === 'arbiter')?.id ?? 'arbiter';

const entry = (
  seat: string,
  code: string,
  rule: RuleId,
  subject: string,
  mandatory: boolean,
  params: Due['params'] = {},
): Due<RuleId> => ({ seat, code, mandatory, rule, subject, params });

/** What is waited for, from every seat. */
export function due(state: MetaCampaignState): Dues {
  if (state.over) return [];
  return state.contract === null ? betweenCampaigns(state) : inRound(state);
}

/** P1, P2: the game master announces a campaign, then starts it. */
function betweenCampaigns(state: MetaCampaignState): Dues {
  const { signUp } = state;
  const arbiter = arbiterOf(state);
  if (signUp.name === '') return [entry(arbiter, 'ANNOUNCE_CAMPAIGN', 'EDC-SIG-01', state.phase, true)];
  const open = signUp.status === 'OPEN';
  const asked = Object.keys(state.accounts).filter((each) => !signUp.signedUp.includes(each));
  return [
    ...(open ? asked.map((each) => entry(each, 'SIGN_UP', 'EDC-SIG-02', signUp.name, false)) : []),
    entry(arbiter, 'START_CAMPAIGN', 'EDCU-TF-12', state.phase, true, { signedUp: [...signUp.signedUp] }),
  ];
}

/** R1 to R8: what the game master does next in a campaign. */
function ofGameMaster({ contract, phase, seats }: MetaCampaignState): Due<RuleId> {
  const arbiter = arbiterOf({ seats });
  if (contract?.pausedIn != null) return entry(arbiter, 'GO_ON', 'EDC-RND-04', phase, true);
  return contract?.round === 0
    ? entry(arbiter, 'OPEN_ROUND', 'EDC-RND-02', phase, true)
    : entry(arbiter, 'CLOSE_ORDERS', 'EDC-RND-03', phase, true, { deadline: contract?.deadline ?? null });
}

/** R1 to R8: orders of players' units, and what the game master does next. */
function inRound(state: MetaCampaignState): Dues {
  if (state.phase !== 'PLANNING') return [ofGameMaster(state)];
  const ordered = new Set(
    Object.values(state.orders)
      .filter(({ status }) => status === 'POSTED' || status === 'RESOLVED')
      .map((each) => each.unit),
  );
  const waiting = Object.values(state.units).filter(
    ({ id, owner, status }) => owner !== null && status === 'ACTIVE' && !ordered.has(id),
  );
  return [
    ...waiting.map(({ id, owner }) => entry(owner ?? '', 'ORDER', 'EDC-RND-07', id, false, { unit: id })),
    ofGameMaster(state),
  ];
}
