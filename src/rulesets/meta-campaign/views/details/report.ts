import { list, named, record, said, text, type Shaped } from '../../../../kernel/index.js';
import type { MetaCampaignState, Unit } from '../../state/index.js';
import { blocOf } from '../../units/kinds.js';

const section = named(
  'ReportSection',
  'A part of a report.',
  record({ title: said('What it is about.', text), lines: said('Sentences.', list(text)) }),
);

export const reportView = named(
  'Report',
  'Briefing and report of the round (R1, R8): environment, wind, clock, objectives, deadline, units, what is seen.',
  record({
    title: said('Campaign and round.', text),
    sections: said('Its parts.', list(section)),
    text: said('The whole as text, for messages and print.', text),
  }),
);

type Section = Shaped<typeof section>;

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

/** EDC-ENV-02: what the environment does, in words. */
function environment({
  weather: { modifiers: each, night, clock, wind },
}: MetaCampaignState): readonly string[] {
  const changes = [
    ...Object.entries(each.speed).map(([category, change]) => `Speed of ${category}: ${signed(change)}.`),
    ...Object.entries(each.damage).map(([mode, change]) => `Damage of ${mode} attacks: ${signed(change)}.`),
    ...(each.moveEnergy === 0 ? [] : [`Energy of moves: ${signed(each.moveEnergy)}.`]),
    ...(each.vision === 0 ? [] : [`Vision: ${signed(each.vision)}.`]),
    ...(each.stealth === 0 ? [] : [`Detection: ${signed(each.stealth)}.`]),
    ...(each.stuck === 0 ? [] : [`Getting stuck: ${signed(each.stuck)}.`]),
  ];
  return [
    `It is ${clock}:00, ${night ? 'night' : 'day'}.`,
    wind.dots === 0 ? 'There is no wind.' : `The wind blows to ${wind.direction}, ${wind.dots} dots.`,
    ...changes,
  ];
}

function objectives({ contract }: MetaCampaignState): readonly string[] {
  return Object.values(contract?.objectives ?? {}).map(
    ({ text: what, met }) => `${met === null ? 'Open' : met ? 'Met' : 'Failed'}: ${what}`,
  );
}

const standing = ({
  name,
  fs,
  sheet,
  energy,
  hex,
  overrun,
  immobilised,
  disarmed,
  carriedBy,
}: Unit): string =>
  [
    `${name}: FS ${fs} of ${sheet.fs}, Energy ${energy} of ${sheet.energy}`,
    carriedBy === null
      ? `in ${hex ?? 'no hex'}`
      : carriedBy.unit === null
        ? 'in orbit'
        : `on ${carriedBy.unit}`,
    ...(overrun ? ['overrun'] : []),
    ...(immobilised ? ['immobilised'] : []),
    ...(disarmed ? ['disarmed'] : []),
  ].join(', ') + '.';

/** EDC-FOW-04: foreign units that are seen, by what is known of their strength. */
function seen({ units, sightings }: MetaCampaignState): readonly string[] {
  return Object.values(units)
    .filter((each) => each.status === 'ACTIVE' && blocOf(each) !== 'FRIENDLY')
    .map(({ id, name, hex, afar, fs }) => {
      const { low, high } = sightings[id] ?? { low: null, high: null };
      const strength =
        afar === null ? `FS ${fs}` : low === null ? 'of unknown strength' : `FS ${low} to ${high ?? low}`;
      return `${name}, ${strength}, in ${hex ?? 'no hex'}.`;
    });
}

function losses({ units }: MetaCampaignState): readonly string[] {
  return Object.values(units)
    .filter(({ status }) => ['DESTROYED', 'RESCUED', 'LOST'].includes(status))
    .map(({ name, status, death }) => `${name}: ${status.toLowerCase()}${death ? `, in ${death.hex}` : ''}.`);
}

/** Units by the name of their company, those of the game master's friends last. */
function own(state: MetaCampaignState): readonly Section[] {
  const active = Object.values(state.units).filter((each) => each.status === 'ACTIVE');
  const companies = Object.values(state.companies).map(({ seat, name }) => ({
    title: name,
    lines: active.filter((each) => each.owner === seat).map(standing),
  }));
  const allies = active.filter((each) => each.owner === null && each.faction === 'ALLIED').map(standing);
  return [...companies, { title: 'Allied units', lines: allies }];
}

/** What the reader of this state may know of the round: a redacted state tells the players', a whole one the game master's. */
export function showReport(state: MetaCampaignState): Shaped<typeof reportView> {
  const { contract } = state;
  const title = contract === null ? 'Between campaigns' : `${contract.name}, round ${contract.round}`;
  const sections: readonly Section[] =
    contract === null
      ? []
      : [
          {
            title: 'Orders',
            lines: [
              contract.deadline === null
                ? 'The game master closes the orders.'
                : `Orders are taken until ${contract.deadline}.`,
            ],
          },
          { title: 'Environment', lines: environment(state) },
          { title: 'Objectives', lines: objectives(state) },
          ...own(state),
          { title: 'Foreign units', lines: seen(state) },
          { title: 'Losses', lines: losses(state) },
        ].filter(({ lines }) => lines.length > 0);
  const parts = sections.map(
    ({ title: head, lines }) => `${head}\n${lines.map((each) => `- ${each}`).join('\n')}`,
  );
  return { title, sections, text: [title, ...parts].join('\n\n') };
}
