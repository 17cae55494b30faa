import { itemAt } from '../../../../kernel/index.js';
import type { BattleFacts, SideFacts, UnitFacts, VehicleFate } from '../../state/battle-facts.js';
import { SEVERITY } from '../../races/matrices.js';
import type { BattleReport, ReportedPrisoners } from '../../commands.js';
import type { Battle, PlanetaryState, SideRole } from '../../state/index.js';
import { sideDefences } from '../battle-sides.js';
import { readReport, type Entry, type Reading } from './report-reading.js';
import { takenOf } from './table-prisoners.js';

/** PLN-REP-02: what a legal report says, in the form that everything after a battle reads; the rest is computed. */
export function reportFacts(state: PlanetaryState, battle: Battle, report: BattleReport): BattleFacts {
  const reading = readReport(state, battle, report);
  return {
    battle: battle.id,
    method: 'full',
    sides: { attacker: sideFacts(reading, 'attacker'), defender: sideFacts(reading, 'defender') },
    defences: sideDefences(state, battle, 'defender').map(({ id }) => {
      const reported = report.defences.find((each) => each.defence === id);
      return {
        defence: id,
        result: reported?.result ?? 'intact',
        controlledBy: reported?.controlledBy ?? 'defender',
      };
    }),
  };
}

function sideFacts({ state, report, entries }: Reading, side: SideRole): SideFacts {
  const reported = report[side];
  return {
    units: entries
      .filter((entry) => entry.side === side)
      .sort(canonical)
      .map((entry) => unitFacts(state, entry, report.prisoners ?? [])),
    victoryPoints: reported.victoryPoints,
    scenarioFulfilled: report.scenario.fulfilledBy.includes(side),
    surrendered: reported.surrendered ?? false,
    retreatDeclared: reported.retreatDeclared ?? false,
    retreatGameTurn: reported.retreatGameTurn ?? null,
    retreatDeclaredFirst: reported.retreatDeclaredFirst ?? false,
    killCaptives: reported.killCaptives ?? false,
    strongholdFate: reported.strongholdFate ?? null,
    // RACE-TAKE-03: the minimum replaces what was ordered; the mildest way becomes it.
    urbanTreatment:
      reported.urbanTreatment === 'MINIMUM' ? itemAt(SEVERITY, 0) : (reported.urbanTreatment ?? null),
    withdrawalPreference: reported.withdrawalPreference ?? null,
    quick: null,
  };
}

/** PLN-GEN-13: armies as they were created, units in their army's order. */
const canonical = (a: Entry, b: Entry): number =>
  a.army.order - b.army.order || a.army.units.indexOf(a.unit) - b.army.units.indexOf(b.unit);

function unitFacts(
  state: PlanetaryState,
  { reported, army, unit, foot, vehicles }: Entry,
  prisoners: readonly ReportedPrisoners[],
): UnitFacts {
  const removed = reported.modelsRemoved ?? [];
  const taken = takenOf(state, prisoners, unit);
  const fates = new Map((reported.vehicles ?? []).map((each) => [each.model, each.fate]));
  return {
    army: army.id,
    unit: unit.id,
    role: reported.role,
    removed: foot.map((model) => model.id).filter((id) => removed.includes(id)),
    woundsLost: Object.fromEntries(
      (reported.survivorWoundsLost ?? []).map(({ model, wounds }) => [model, wounds]),
    ),
    vehicles: Object.fromEntries(
      vehicles.map(({ id }): [string, VehicleFate] => [id, fates.get(id) ?? 'ok']),
    ),
    ...(taken.length > 0 ? { prisoners: taken } : {}),
    end: reported.end,
    leadershipPassed: reported.leadershipPassed ?? false,
    xpGained: reported.xpGained ?? 0,
    ...(reported.transportLost === true ? { transportLost: true as const } : {}),
  };
}
