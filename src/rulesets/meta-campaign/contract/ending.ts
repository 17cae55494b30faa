import { existing, itemAt, lookUp } from '../../../kernel/index.js';
import type { RuleId, Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { LEVELS, type Level } from '../data/words.js';
import { firstOf, mustBeGameMaster, unless, type Asked } from '../general/asked.js';
import type { Contract, MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { dissolve } from '../task-forces/company.js';
import { rebuilt } from '../units/building.js';
import { snapshot } from './snapshot.js';

/** EDC-GEN-04: while a campaign runs. */
const mustRun = (asked: Asked, rule: RuleId): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, rule),
    () => unless(asked.state.contract !== null, rule, 'NO_CAMPAIGN'),
  );

const running = ({ contract }: MetaCampaignState): Contract => existing(contract, 'campaign');

/** EDC-GEN-04, EDCU-END-07, EDCU-ECO-04: pay goes to players who take part. */
export const judgeObjective = (
  asked: Asked,
  { objective, players }: CommandOf<'ResolveObjective'>,
): readonly Violation[] =>
  firstOf(
    () => mustRun(asked, 'EDC-GEN-04'),
    () => {
      const { objectives, participants } = running(asked.state);
      return [
        ...unless(
          lookUp(objectives, objective) !== undefined,
          'EDC-GEN-04',
          'NO_SUCH_OBJECTIVE',
          ['objective'],
          {
            objective,
          },
        ),
        ...unless(
          lookUp(objectives, objective)?.met == null,
          'EDC-GEN-04',
          'RESOLVED_ALREADY',
          ['objective'],
          {
            objective,
          },
        ),
        ...(players ?? []).flatMap((seat, place) =>
          unless(participants.includes(seat), 'EDCU-END-07', 'DOES_NOT_TAKE_PART', ['players', place], {
            seat,
          }),
        ),
      ];
    },
  );

export function resolveObjective(table: EdcTable, command: CommandOf<'ResolveObjective'>): void {
  const { objective, met, credits, req, players } = command;
  table.emit({ type: 'meta-campaign.ObjectiveResolved', data: { objective, met } }, ['EDC-GEN-04']);
  if (credits === 0 && req === 0) return;
  for (const player of players ?? running(table.state).participants)
    table.emit(
      { type: 'meta-campaign.PlayerPaid', data: { player, credits, req, cause: `objective ${objective}` } },
      ['EDCU-END-07'],
    );
}

export const judgeEnd = (asked: Asked): readonly Violation[] => mustRun(asked, 'EDC-GEN-04');

const unitsOfPlayers = ({ units, contract }: MetaCampaignState): readonly Unit[] =>
  Object.values(units).filter(
    ({ owner, status }) =>
      owner !== null &&
      (contract?.participants.includes(owner) ?? false) &&
      ['ACTIVE', 'DESTROYED', 'RESCUED', 'LOST'].includes(status),
  );

/** Units whose survivors an active friendly unit carries, with who carries them. */
const carrierOf = ({ units }: MetaCampaignState, unit: string): Unit | undefined =>
  Object.values(units).find(({ status, survivors }) => status === 'ACTIVE' && survivors.includes(unit));

type Outcome = 'SURVIVED' | 'RESCUED' | 'LOST';

/** EDCU-END-01 */
function outcomeOf(state: MetaCampaignState, { id, status }: Unit): Outcome {
  if (status === 'ACTIVE') return 'SURVIVED';
  if (status === 'RESCUED') return 'RESCUED';
  return status === 'DESTROYED' && carrierOf(state, id) ? 'RESCUED' : 'LOST';
}

/** EDCU-VET-04 */
const stepUp = (level: Level): Level =>
  itemAt(LEVELS, Math.min(LEVELS.indexOf(level) + 1, LEVELS.length - 1));

const paid = (table: EdcTable, player: string, credits: number, cause: string, rule: RuleId): void => {
  if (credits > 0)
    table.emit({ type: 'meta-campaign.PlayerPaid', data: { player, credits, req: 0, cause } }, [rule]);
};

/** EDCU-END-03, EDCU-END-05 */
function payPlayers(table: EdcTable, outcomes: ReadonlyMap<string, Outcome>): void {
  const { rules } = table.state;
  const units = unitsOfPlayers(table.state);
  for (const player of running(table.state).participants) {
    paid(table, player, rules.participationPayCredits, 'taking part', 'EDCU-END-03');
    const kept = units.filter((each) => each.owner === player && outcomes.get(each.id) !== 'LOST').length;
    paid(table, player, kept * rules.survivalPayCredits, `${kept} units that survived`, 'EDCU-END-03');
  }
  for (const unit of units.filter((each) => outcomes.get(each.id) === 'RESCUED')) {
    const rescuer = unit.death?.deliveredBy ?? carrierOf(table.state, unit.id)?.owner ?? null;
    if (rescuer !== null && rescuer !== unit.owner)
      paid(table, rescuer, rules.rescuePayCredits, `rescue of ${unit.id}`, 'EDCU-END-05');
  }
}

/** EDCU-END-02: outcomes, pay, veterancy, upgrades of the rescued, the lost, companies, whole again, snapshot. */
export function endCampaign(table: EdcTable, { text }: CommandOf<'EndCampaign'>): void {
  const outcomes = new Map<string, Outcome>();
  for (const unit of unitsOfPlayers(table.state)) outcomes.set(unit.id, outcomeOf(table.state, unit));
  for (const [unit, outcome] of outcomes)
    table.emit({ type: 'meta-campaign.UnitOutcomeSet', data: { unit, outcome } }, ['EDCU-END-01']);
  payPlayers(table, outcomes);
  const idsOf = (wanted: Outcome) => [...outcomes].filter(([, each]) => each === wanted).map(([id]) => id);
  for (const id of [...idsOf('SURVIVED'), ...idsOf('RESCUED')]) gainVeterancy(table, id);
  for (const id of idsOf('RESCUED')) strip(table, id);
  const { name, participants } = running(table.state);
  for (const unit of idsOf('LOST')) {
    const { owner, veterancy } = existing(lookUp(table.state.units, unit), 'unit');
    table.emit({ type: 'meta-campaign.UnitDeleted', data: { unit, owner, veterancy } }, [
      'EDCU-END-01',
      'EDC-DTH-03',
    ]);
  }
  for (const each of participants) dissolve(table, each);
  for (const id of [...idsOf('SURVIVED'), ...idsOf('RESCUED')]) restore(table, id);
  const forces = Object.values(table.state.units).filter((each) => each.owner === null);
  if (forces.length > 0)
    table.emit({ type: 'meta-campaign.ForcesWithdrawn', data: { units: forces.map((each) => each.id) } }, [
      'EDC-GEN-04',
    ]);
  table.emit({ type: 'meta-campaign.CampaignEnded', data: { name, text } }, ['EDC-GEN-04', 'EDCU-END-02']);
  snapshot(table, 'END');
}

/** EDCU-END-04 */
function gainVeterancy(table: EdcTable, unit: string): void {
  const { owner, veterancy: before } = existing(lookUp(table.state.units, unit), 'unit');
  const veterancy = stepUp(before);
  table.emit({ type: 'meta-campaign.VeterancyGained', data: { unit, owner, before, veterancy } }, [
    'EDCU-END-04',
    'EDCU-VET-04',
  ]);
}

/** EDCU-END-06, EDC-RSC-07 */
function strip(table: EdcTable, id: string): void {
  const unit = existing(lookUp(table.state.units, id), 'unit');
  table.emit(
    { type: 'meta-campaign.UpgradesStripped', data: { unit: id, ...rebuilt(table.state, unit, []) } },
    ['EDCU-END-06'],
  );
}

/** EDCU-END-02, step 7; EDCU-TF-11: without specializations. */
function restore(table: EdcTable, id: string): void {
  const unit = existing(lookUp(table.state.units, id), 'unit');
  const { sheet } = rebuilt(table.state, unit, unit.fittings);
  table.emit({ type: 'meta-campaign.UnitRestored', data: { unit: id, sheet } }, ['EDCU-END-02']);
}
