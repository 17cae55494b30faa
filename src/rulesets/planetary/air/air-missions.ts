import { itemAt } from '../../../kernel/index.js';
import { hexKey, type HexKey } from '../../../engine/hex/index.js';
import type { RuleId } from '../catalog.js';
import { AA_DEFENCES, BOMBARDMENT, INTERCEPTED_REINFORCEMENTS, RECON } from '../data/air.js';
import type { AirSquadron, MapHex, PlanetaryState, Player } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { buildingsInOrder } from '../map/buildings.js';
import { freeCaptive, hasActivePrison, prisonersIn } from '../build/captives/captives.js';
import { airspaces, flying, intercept } from './interception.js';
import { activePlayers, armiesByHex, armiesIn, canonicalHexes } from '../map/map.js';
import { isEnemy, isFriendly } from '../state/relations.js';
import { lookAt } from '../fog/sightings.js';
import { unitTypeBy } from '../races/unit-types.js';
import { figure } from '../parameters.js';

/** PLN-AIR-02 Order of steps, over Airspaces in canonical order. Tactical squadrons wait for PLN-BOR-10. */
export function flyAirMissions(table: PlanetaryTable): void {
  const all = airspaces(table.state);
  for (const airspace of all) intercept(table, airspace);
  const bombers = all.flatMap((airspace) => flying(table.state, airspace, 'STRATEGIC_BOMBARDMENT'));
  // PLN-AIR-06: AA weapons count as they were before any bomb fell.
  const guns = bombers.map(({ targetHex }) => aaWeaponsIn(table.state, targetHex ?? ''));
  bombers.forEach((bomber, place) => bombard(table, bomber, itemAt(guns, place)));
  for (const airspace of all) {
    for (const squadron of flying(table.state, airspace, 'RECON')) reconnoitre(table, squadron, airspace);
  }
  for (const player of activePlayers(table.state)) interceptReinforcements(table, player);
}

/** PLN-AIR-06 Strategic bombardment against so many AA weapons. */
function bombard(table: PlanetaryTable, bomber: AirSquadron, aaWeapons: number): void {
  const hex = bomber.targetHex ?? '';
  const place = table.state.hexes[hex];
  const owner = place?.controller ?? null;
  const target =
    place?.urban && owner !== null && isEnemy(table.state, owner, bomber.owner) ? place.urban : null;
  const mission = { squadron: bomber.id, seat: bomber.owner, hex };
  if (!target) {
    const nothing = { ...mission, die: null, aaWeapons: 0, owner: null, buildings: 0, size: null };
    table.emit({ type: 'planetary.BombardmentResolved', data: nothing }, ['PLN-AIR-01', 'PLN-AIR-06']);
    return;
  }
  const die = rollD6(table, 'PLN-AIR-06', 'strategic bombardment', bomber.id);
  const effect = die - aaWeapons;
  const severe = effect >= BOMBARDMENT.severeFrom;
  const wanted = severe
    ? Math.ceil(rollD6(table, 'PLN-AIR-06', 'buildings bombed', bomber.id) / 2)
    : effect >= BOMBARDMENT.oneBuildingFrom
      ? 1
      : 0;
  const buildings = Math.min(wanted, target.buildings.length);
  for (let number = 0; number < buildings; number += 1) destroyRandomBuilding(table, hex, bomber.id);
  const size = severe
    ? Math.max(BOMBARDMENT.leastSize, target.size - BOMBARDMENT.severeSizeLoss)
    : target.size;
  table.emit(
    { type: 'planetary.BombardmentResolved', data: { ...mission, die, aaWeapons, owner, buildings, size } },
    ['PLN-AIR-06'],
  );
  freeFromRuins(table, hex);
}

/** PLN-CPT-06: captives escape where the prison works no more. */
function freeFromRuins(table: PlanetaryTable, hex: HexKey): void {
  if (hasActivePrison(table.state, hex)) return;
  for (const captive of prisonersIn(table.state, hex)) {
    freeCaptive(table, captive, hex, ['PLN-CPT-06', 'PLN-CPT-07']);
  }
}

/** Draws over all buildings, dormant ones too; an upgraded one is one. */
function destroyRandomBuilding(table: PlanetaryTable, hex: HexKey, bomber: string): void {
  const left = buildingsInOrder(table.state, hex);
  const draw =
    left.length === 1
      ? 1
      : itemAt(
          table.roll({
            count: 1,
            sides: left.length,
            for: 'PLN-AIR-06',
            purpose: 'random building',
            subject: bomber,
          }),
          0,
        );
  const { type, aspect } = itemAt(left, draw - 1);
  table.emit({ type: 'planetary.BuildingDestroyed', data: { hex, building: type, aspect: aspect ?? null } }, [
    'PLN-AIR-06',
  ]);
}

/** PLN-AIR-06: intact AA towers and Hydra batteries, and AA weapons of ready models of the owner and their allies. */
export function aaWeaponsIn(state: PlanetaryState, hex: HexKey): number {
  const place = state.hexes[hex];
  if (!place) return 0;
  const { stronghold, controller } = place;
  const defences = stronghold?.defences.filter((each) => AA_DEFENCES.includes(each.type)).length ?? 0;
  return armiesIn(armiesByHex(state), hex)
    .filter((army) => controller !== null && isFriendly(state, army.owner, controller))
    .flatMap((army) => army.units.flatMap((unit) => unit.models))
    .filter((model) => model.state === 'ready')
    .reduce((sum, model) => sum + (unitTypeBy(state, model.typeKey)?.aaWeapons ?? 0), defences);
}

/** PLN-AIR-07 Recon: what the die shows is seen as if within sight, as it is now. */
function reconnoitre(table: PlanetaryTable, { id, owner }: AirSquadron, airspace: string): void {
  const die = rollD6(table, 'PLN-AIR-07', 'recon', id);
  const armies = armiesByHex(table.state);
  const hasDetachment = (hex: MapHex): boolean =>
    armiesIn(armies, hexKey(hex)).some((each) => each.kind === 'detachment');
  const hexes = canonicalHexes(table.state)
    .filter(
      (hex) =>
        hex.airspace === airspace &&
        ((die >= RECON.urbanFrom && hex.urban !== null) ||
          (die >= RECON.resourceFrom && hex.resource !== null) ||
          (die >= RECON.detachmentsFrom && hasDetachment(hex))),
    )
    .map(hexKey);
  table.emit({ type: 'planetary.ReconResolved', data: { squadron: id, seat: owner, airspace, die, hexes } }, [
    'PLN-AIR-07',
  ]);
  lookAt(table, owner, hexes, ['PLN-AIR-07']);
}

/** PLN-AIR-08 Intercepting reinforcements: what of next turn's gets through to a Capital under an enemy sky. */
function interceptReinforcements(table: PlanetaryTable, { seat, capitalHex }: Player): void {
  const { state } = table;
  const hex = capitalHex === null ? undefined : state.hexes[capitalHex];
  if (capitalHex === null || !hex) return;
  const controlled = (state.airControl[hex.airspace] ?? []).some((each) => isEnemy(state, each, seat));
  if (!controlled) return;
  const figures = INTERCEPTED_REINFORCEMENTS;
  const interceptors = flying(state, hex.airspace, 'INTERCEPT').filter((each) =>
    isEnemy(state, each.owner, seat),
  );
  const needed = Math.min(figures.needed + interceptors.length - 1, figures.mostNeeded);
  const count = reinforcementDice(hex);
  const faces =
    count === 0
      ? []
      : table.roll({
          count,
          sides: 6,
          for: 'PLN-AIR-08',
          purpose: 'reinforcements let through',
          subject: seat,
        });
  const most = figure(state, 'reinforcementBp');
  const through = faces.filter((face) => face >= needed).length * figures.bpPerSuccess;
  const bp = Math.min(through, most);
  table.emit(
    {
      type: 'planetary.ReinforcementsIntercepted',
      data: { seat, hex: capitalHex, faces: [...faces], needed, bp, turn: state.turn + 1 },
    },
    ['PLN-AIR-08'],
  );
}

function reinforcementDice({ stronghold }: MapHex): number {
  if (!stronghold) return 0;
  const { strongholdDice, defenceDice } = INTERCEPTED_REINFORCEMENTS;
  return stronghold.defences.reduce(
    (sum, each) => sum + (defenceDice[each.type] ?? 0),
    strongholdDice[stronghold.type] as number,
  );
}

const rollD6 = (table: PlanetaryTable, rule: RuleId, purpose: string, subject: string): number =>
  itemAt(table.roll({ count: 1, sides: 6, for: rule, purpose, subject }), 0);
