import { existing } from '../../../kernel/index.js';
import type { Bloc } from '../data/words.js';
import { check } from '../general/checks.js';
import { hexesApart, isHexSeen } from '../sight/seeing.js';
import type { MetaCampaignState, Sheet, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { newUnit } from '../units/blank-unit.js';
import { blocOf, isOnMap } from '../units/kinds.js';

/** EDC-RSC-03 */
const survivorSheet = (sheet: Sheet): Sheet => ({
  ...sheet,
  unitType: 'infantry',
  category: 'survivors',
  propulsion: 'none',
  fs: 1,
  armour: 0,
  speed: 0,
  vision: 0,
  energy: 1,
  energyKind: 'infantry',
  airMobility: null,
  aircraftClass: null,
  liftRating: null,
  traits: [],
  actions: [],
  abilities: [],
  weapons: [],
  compartments: [],
  hitch: false,
  sensors: [],
  uses: {},
  classifications: [],
});

/** EDC-RSC-03: what lies in the hex of death: nobody commands it. */
const survivorsOf = (unit: Unit, hex: string): Unit => ({
  ...newUnit({
    id: `${unit.id}-survivors`,
    name: `Survivors of ${unit.name}`,
    model: '',
    owner: null,
    faction: unit.faction,
    classId: null,
    sheet: survivorSheet(unit.sheet),
    status: 'ACTIVE',
  }),
  hex,
  survivorsOf: unit.id,
});

/** EDC-RSC-02: by how far the nearest active unit of the bloc is. */
function proximity({ units, rules }: MetaCampaignState, bloc: Bloc, hex: string): number {
  const near = Object.values(units)
    .filter((each) => isOnMap(each) && blocOf(each) === bloc && each.sheet.category !== 'survivors')
    .map((each) => hexesApart(existing(each.hex, 'hex'), hex));
  return rules.rescueProximity[Math.min(...near)] ?? 0;
}

/** EDC-RSC-01: players' and allied units that may still be searched for. */
const missing = ({ units }: MetaCampaignState): readonly Unit[] =>
  Object.values(units).filter(
    ({ status, faction, death, survivorsOf: token }) =>
      status === 'DESTROYED' &&
      token === null &&
      (faction === 'PLAYER' || faction === 'ALLIED') &&
      death !== null &&
      !death.found,
  );

export const lose = (table: EdcTable, unit: string): void =>
  table.emit({ type: 'meta-campaign.UnitLost', data: { unit } }, ['EDC-DTH-03']);

/** EDC-RSC-03, EDCU-GLD-08: survivors lie in the hex of death. */
export const find = (table: EdcTable, unit: Unit, hex: string, rule: 'EDC-RSC-02' | 'EDCU-GLD-08'): void =>
  table.emit(
    { type: 'meta-campaign.SurvivorsFound', data: { unit: unit.id, survivors: survivorsOf(unit, hex) } },
    [rule, 'EDC-RSC-03'],
  );

/** E6, EDC-RSC-01, EDC-RSC-02: who is seen to have fallen is searched for, and lost when the window closes. */
export function search(table: EdcTable): void {
  const { round } = existing(table.state.contract, 'campaign');
  const { rules } = table.state;
  for (const unit of missing(table.state)) {
    const { hex, severity, round: died } = existing(unit.death, 'death');
    const target = rules.rescueBase[severity] + proximity(table.state, blocOf(unit), hex);
    const seen = isHexSeen(table.state, unit.faction, hex);
    const found = seen && check(table, unit.id, target, 'EDC-RSC-02', 'search');
    if (seen)
      table.emit({ type: 'meta-campaign.SearchMade', data: { unit: unit.id, hex, target, found } }, [
        'EDC-RSC-02',
      ]);
    if (found) find(table, unit, hex, 'EDC-RSC-02');
    else if (round - died + 1 >= rules.rescueWindowRounds) lose(table, unit.id);
  }
}
