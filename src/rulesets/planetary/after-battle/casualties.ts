import { entryAt, itemAt, lastOf } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import type { BattleFacts, SideFacts, UnitFacts } from '../state/battle-facts.js';
import { CASUALTY, INJURIES, SPECIAL_CHARACTER } from '../data/battle.js';
import type { ModelCause } from './casualty-events.js';
import type { Army, Battle, Model, ModelState, SideRole, Unit } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { armyOf } from '../map/map.js';
import type { Verdict } from './winner.js';
import { unitTypeBy } from '../races/unit-types.js';
import { emitLoss } from '../pieces/rare.js';

type CasualtyRow = keyof typeof CASUALTY;

/** A unit with what the battle did to it, as it was at the start. */
interface Casualty {
  readonly army: Army;
  readonly unit: Unit;
  readonly facts: UnitFacts;
}

/** PLN-AFT-01 step 2: defences, then the attacker's units, then the defender's, canonical. */
export function judgeCasualties(
  table: PlanetaryTable,
  battle: Battle,
  facts: BattleFacts,
  verdict: Verdict,
): void {
  judgeDefences(table, battle, facts);
  for (const side of ['attacker', 'defender'] as const) {
    const row = casualtyRow(battle, facts.sides[side], side, verdict);
    for (const each of casualtiesOf(table, facts.sides[side])) judgeUnit(table, each, row);
  }
}

function casualtiesOf(table: PlanetaryTable, side: SideFacts): readonly Casualty[] {
  return side.units.flatMap((facts) => {
    const army = armyOf(table.state, facts.army);
    const unit = army?.units.find((each) => each.id === facts.unit);
    return army && unit ? [{ army, unit, facts }] : [];
  });
}

/** PLN-CAS-02: the row of the table. The retreat row is for a non-raider who lost because they declared retreat. */
export function casualtyRow(battle: Battle, side: SideFacts, role: SideRole, verdict: Verdict): CasualtyRow {
  if (!verdict.winner) return 'draw';
  if (verdict.winner === role) return 'won';
  const raiding = battle.kind === 'RAID' && role === 'attacker';
  return verdict.rule === 'PLN-WIN-02' && side.retreatDeclared && !raiding ? 'retreat' : 'lost';
}

/**
 * PLN-CAS-01 Vehicles and defences: a destroyed defence is removed, with the shrine that it was (RACE-CH-09); an unusable
 * one is intact again.
 */
function judgeDefences(table: PlanetaryTable, battle: Battle, facts: BattleFacts): void {
  for (const { defence } of facts.defences.filter((entry) => entry.result === 'destroyed')) {
    const standing = table.state.hexes[battle.hex]?.stronghold?.defences ?? [];
    const shrine = standing.find((each) => each.id === defence)?.shrine;
    const data = { hex: battle.hex, defence, battle: battle.id };
    table.emit(
      { type: 'planetary.DefenceDestroyed', data: shrine === undefined ? data : { ...data, shrine } },
      shrine === undefined ? ['PLN-CAS-01'] : ['PLN-CAS-01', 'RACE-CH-09'],
    );
  }
}

/** RACE-DE-13: models taken prisoner are lost without a die; the others as PLN-CAS says. */
function judgeUnit(table: PlanetaryTable, casualty: Casualty, row: CasualtyRow): void {
  const { unit, facts } = casualty;
  const taken = (facts.prisoners ?? []).map((each) => each.model);
  for (const model of unit.models.filter((each) => taken.includes(each.id))) {
    changeModel(table, casualty, model, 'dead', 'prisoner', ['RACE-DE-13']);
  }
  if (facts.transportLost) {
    const data = { army: casualty.army.id, unit: unit.id };
    table.emit({ type: 'planetary.TransportLost', data }, ['RACE-PROD-04', 'PLN-CAS-01']);
  }
  if (facts.end === 'brokeOffTable' && !facts.leadershipPassed) {
    judgeBrokenUnit(table, casualty, taken);
    return;
  }
  judgeVehicles(table, casualty, row);
  const fallen = facts.removed.filter((each) => !taken.includes(each));
  judgeRemoved(
    table,
    casualty,
    unit.models.filter((each) => fallen.includes(each.id)),
    row,
  );
  judgeWounds(table, casualty);
  if (facts.end === 'wipedOut') loseOptions(table, casualty, 'PLN-CAS-06');
}

/** PLN-AFT-02 Broken units off the table: leadership failed, all its models dead without casualty roll. */
function judgeBrokenUnit(table: PlanetaryTable, casualty: Casualty, taken: readonly string[]): void {
  const left = casualty.unit.models.filter((each) => each.state !== 'dead' && !taken.includes(each.id));
  for (const model of left) {
    fall(table, casualty, model, 'leadership', ['PLN-AFT-02']);
  }
  loseOptions(table, casualty, 'PLN-AFT-02');
}

/** PLN-CAS-01: destroyed = dead; damaged or immobilised = damaged; immobilised on the losing side = dead. */
function judgeVehicles(table: PlanetaryTable, casualty: Casualty, row: CasualtyRow): void {
  for (const model of casualty.unit.models) {
    const fate = casualty.facts.vehicles[model.id];
    if (!fate || fate === 'ok') continue;
    const dead = fate === 'destroyed' || (fate === 'immobilised' && (row === 'lost' || row === 'retreat'));
    changeModel(table, casualty, model, dead ? 'dead' : 'damaged', 'vehicle', ['PLN-CAS-01']);
  }
}

/** PLN-CAS-02 Other models: D6 for each removed one; dice of a special character directly after his own. */
function judgeRemoved(
  table: PlanetaryTable,
  casualty: Casualty,
  removed: readonly Model[],
  row: CasualtyRow,
): void {
  const { deadUpTo, woundedUpTo } = CASUALTY[row];
  if (deadUpTo === 6) {
    for (const model of removed) fall(table, casualty, model, 'casualty', ['PLN-CAS-02']);
    return;
  }
  for (const batch of batches(table, removed)) {
    const faces = table.rollAll(
      batch.map((model) => ({
        count: 1,
        sides: 6,
        for: 'PLN-CAS-02',
        purpose: 'casualty',
        subject: model.id,
      })),
    );
    batch.forEach((model, index) => {
      const die = itemAt(itemAt(faces, index), 0);
      if (die <= deadUpTo) fall(table, casualty, model, 'casualty', ['PLN-CAS-02']);
      else if (die <= woundedUpTo) changeModel(table, casualty, model, 'wounded', 'casualty', ['PLN-CAS-02']);
    });
  }
}

/** Models in order, cut after each special character: only his die decides whether he rolls again. */
function batches(table: PlanetaryTable, models: readonly Model[]): readonly (readonly Model[])[] {
  const cut: Model[][] = [[]];
  for (const model of models) {
    lastOf(cut).push(model);
    if (isSpecialCharacter(table, model)) cut.push([]);
  }
  return cut.filter((each) => each.length > 0);
}

const isSpecialCharacter = (table: PlanetaryTable, model: Model): boolean =>
  unitTypeBy(table.state, model.typeKey)?.specialCharacter === true;

/** A model that would be dead. PLN-CAS-03 Special characters: 4+ wounded instead, with a permanent injury. */
function fall(
  table: PlanetaryTable,
  casualty: Casualty,
  model: Model,
  cause: ModelCause,
  because: readonly RuleId[],
): void {
  if (!isSpecialCharacter(table, model)) {
    changeModel(table, casualty, model, 'dead', cause, because);
    return;
  }
  const character = { count: 1, sides: 6, for: 'PLN-CAS-03', subject: model.id } as const;
  const survives =
    itemAt(table.roll({ ...character, purpose: 'survival' }), 0) >= SPECIAL_CHARACTER.survivesOn;
  if (!survives) {
    changeModel(table, casualty, model, 'dead', cause, [...because, 'PLN-CAS-03']);
    return;
  }
  const injury = itemAt(table.roll({ ...character, purpose: 'injury' }), 0);
  changeModel(table, casualty, model, 'wounded', cause, [...because, 'PLN-CAS-03']);
  table.emit(
    {
      type: 'planetary.InjurySuffered',
      data: {
        army: casualty.army.id,
        unit: casualty.unit.id,
        model: model.id,
        injury,
        effect: entryAt(INJURIES, injury),
      },
    },
    ['PLN-CAS-03'],
  );
}

/** PLN-CAS-05 Multi-wound survivors: at least half of the wounds lost = wounded; fewer: healed. */
function judgeWounds(table: PlanetaryTable, casualty: Casualty): void {
  for (const model of casualty.unit.models) {
    const lost = casualty.facts.woundsLost[model.id] ?? 0;
    const wounds = unitTypeBy(table.state, model.typeKey)?.wounds ?? 1;
    if (
      model.state === 'ready' &&
      !casualty.facts.removed.includes(model.id) &&
      lost > 0 &&
      lost * 2 >= wounds
    ) {
      changeModel(table, casualty, model, 'wounded', 'wounds', ['PLN-CAS-05']);
    }
  }
}

/** PLN-CAS-06 Wiped-out units, and PLN-AFT-02: options that stay with the unit are lost. */
function loseOptions(
  table: PlanetaryTable,
  { army, unit }: Casualty,
  rule: 'PLN-CAS-06' | 'PLN-AFT-02',
): void {
  const options = unit.options.filter((each) => each.staysWithUnit && !each.lost).map((each) => each.key);
  if (options.length === 0) return;
  table.emit({ type: 'planetary.OptionsLost', data: { army: army.id, unit: unit.id, options } }, [rule]);
}

function changeModel(
  table: PlanetaryTable,
  { army, unit }: Casualty,
  model: Model,
  to: ModelState,
  cause: ModelCause,
  because: readonly RuleId[],
): void {
  emitLoss(
    table,
    army.id,
    {
      type: 'planetary.ModelStateChanged',
      data: { army: army.id, unit: unit.id, model: model.id, from: model.state, to, cause },
    },
    because,
  );
}
