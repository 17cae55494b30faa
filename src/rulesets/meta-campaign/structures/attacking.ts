import { hexKey, hexesOfEdge, parseEdgeKey } from '../../../engine/hex/index.js';
import { existing, lookUp } from '../../../kernel/index.js';
import { revealAttacker, spendItem } from '../attacks/attacking.js';
import { mustFight, mustHaveWeapon, reachOf, weaponOf } from '../attacks/judging.js';
import type { Violation } from '../catalog.js';
import { check } from '../general/checks.js';
import { firstOf, unless } from '../general/asked.js';
import { setOff } from '../mines/detonation/checking.js';
import type { Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import { hasLineOfSight, onGround } from '../sight/lines.js';
import { endFor, hexesApart, isHexSeen, isLit } from '../sight/seeing.js';
import type { MetaCampaignState, Structure, Unit, Weapon } from '../state/index.js';
import { blocOf, has, opposes } from '../units/kinds.js';
import type { EdcTable } from '../table.js';
import { unitAt } from '../units/on-map.js';
import { hitStructure } from './hitting.js';

const PATH = ['order', 'action', 'structure'];

/** Hexes from which a structure is reckoned: its own, or both of its edge (EDC-CMB-01). */
export const hexesOf = ({ hex, edge }: Structure): readonly string[] => {
  const named = edge === null ? null : parseEdgeKey(edge);
  return named === null ? [hex] : hexesOfEdge(named).map(hexKey);
};

/** EDC-CMB-01: everything that bars an attack on a structure from where a unit stands. */
function checkReach(
  state: MetaCampaignState,
  unit: Unit,
  weapon: Weapon,
  structure: Structure,
): readonly Violation[] {
  const from = existing(unit.hex, 'hex');
  const hexes = hexesOf(structure);
  const apart = Math.min(...hexes.map((each) => hexesApart(from, each)));
  const max = reachOf(weapon, unit, null);
  const params = { structure: structure.id };
  // EDC-BLD-06: there is no other way to take down what is one’s own but a ruling.
  const open = structure.bloc === null || opposes(blocOf(unit), structure.bloc);
  return firstOf(
    () => unless(open, 'EDC-CMB-01', 'NOT_AN_ENEMY', PATH, params),
    () => [
      ...unless(
        hexes.some((each) => isHexSeen(state, unit.faction, each)),
        'EDC-CMB-01',
        'NOT_SEEN',
        PATH,
        params,
      ),
      ...unless(weapon.mayTarget.includes('structure'), 'EDC-CMB-01', 'NOT_A_TARGET', PATH, {
        ...params,
        mayTarget: [...weapon.mayTarget],
      }),
      ...unless(apart >= weapon.minRange && apart <= max, 'EDC-CMB-01', 'OUT_OF_RANGE', PATH, {
        distance: apart,
        min: weapon.minRange,
        max,
      }),
      ...unless(
        hexes.some((each) => hasLineOfSight(state, endFor(unit), onGround(each))),
        'EDC-LOS-01',
        'NO_LINE_OF_SIGHT',
        PATH,
        params,
      ),
    ],
  );
}

/** EDC-STR-02: a direct attack on a structure, carried out. */
export function strikeStructure(table: EdcTable, id: string, weapon: Weapon, target: string): void {
  const { state } = table;
  const unit = unitAt(state, id);
  const structure = existing(lookUp(state.structures, target), 'structure');
  const dark = state.weather.night && !isLit(state, structure.hex) && !has(unit, 'nightVision');
  spendItem(table, unit, weapon.item);
  const missed = dark && check(table, id, state.rules.nightMissTarget, 'EDC-NGT-03', 'miss in the dark');
  table.emit(
    {
      type: 'meta-campaign.StructureAttacked',
      data: { attacker: id, weapon: weapon.id, structure: structure.id, missed },
    },
    ['EDC-CMB-01'],
  );
  if (!missed) hitStructure(table, unit, weapon, structure.id, dark);
  setOff(table, id, structure.hex, weapon.explosiveClass);
  revealAttacker(table, id, false);
}

/** EDC-CMB-01, EDC-STR-02: a direct attack on a structure. */
export const STRUCTURE_ATTACK: Deed<ActionOf<'ATTACK'>> = {
  judge: (state, unit, { weapon, structure: id, unit: target, hex }) =>
    firstOf(
      () => mustFight(unit),
      () => mustHaveWeapon(state, unit, weapon),
      () =>
        unless(target === undefined && hex === undefined, 'EDC-CMB-02', 'ONE_TARGET', ['order', 'action']),
      () => {
        const structure = lookUp(state.structures, id ?? '');
        if (!structure)
          return unless(false, 'EDC-CMB-01', 'NO_SUCH_STRUCTURE', PATH, { structure: id ?? '' });
        return checkReach(state, unit, existing(weaponOf(state, unit, weapon), 'weapon'), structure);
      },
    ),
  carryOut: (table, { unit: id }, { weapon: named, structure: target }) => {
    const weapon = existing(weaponOf(table.state, unitAt(table.state, id), named), 'weapon');
    strikeStructure(table, id, weapon, existing(target, 'structure'));
  },
  whileOverrun: true,
};
