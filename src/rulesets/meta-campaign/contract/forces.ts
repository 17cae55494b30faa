import type { InputPath } from '../../../kernel/index.js';
import { catalogOf, classIn, upgradeIn } from '../catalogs/starter.js';
import type { Violation } from '../catalog.js';
import { unless } from '../general/asked.js';
import type { Fitting, MetaCampaignState, Sheet, Unit } from '../state/index.js';
import { newUnit } from '../units/blank-unit.js';
import { emptySlots } from '../units/checking.js';
import { classificationsOf } from '../units/classifying.js';
import { CATEGORY_OF, hasWeakRear, sheetOf } from '../units/sheet.js';
import type { Build } from '../units/values.js';
import type { ForceEntry } from './shapes.js';

/** Upgrades in the order in which they are named: an improvement sits on the first free copy before it. */
export function fittingsOf(state: MetaCampaignState, upgrades: readonly string[]): readonly Fitting[] {
  const fittings: Fitting[] = [];
  for (const [place, upgrade] of upgrades.entries()) {
    const row = upgradeIn(catalogOf(state), upgrade);
    const base = fittings.find(
      (each) => each.upgrade === row?.improves && !fittings.some((other) => other.improves === each.id),
    );
    fittings.push({
      id: `f${place + 1}`,
      upgrade,
      slot: row === undefined || row.improves !== null ? null : row.category,
      improves: row?.improves == null ? null : (base?.id ?? null),
    });
  }
  return fittings;
}

/** EDC-STA-09: game masters may give any figures and any upgrades that exist; no limits hold. */
export function checkForce(
  state: MetaCampaignState,
  force: ForceEntry,
  path: InputPath,
): readonly Violation[] {
  const { classId, figures, upgrades } = force;
  if (classId === undefined)
    return unless(figures !== undefined, 'EDC-STA-09', 'CLASS_OR_FIGURES', path, { unit: force.id });
  return [
    ...unless(figures === undefined, 'EDC-STA-09', 'CLASS_OR_FIGURES', path, { unit: force.id }),
    ...unless(
      classIn(catalogOf(state), classId) !== undefined,
      'EDCU-CLS-01',
      'UNKNOWN_CLASS',
      [...path, 'classId'],
      {
        classId,
      },
    ),
    ...upgrades.flatMap((upgrade, place) =>
      unless(
        upgradeIn(catalogOf(state), upgrade) !== undefined,
        'EDCU-UPG-01',
        'UNKNOWN_UPGRADE',
        [...path, 'upgrades', place],
        { upgrade },
      ),
    ),
  ];
}

/** Figures that the game master has entered. */
function sheetOfFigures(state: MetaCampaignState, figures: NonNullable<ForceEntry['figures']>): Sheet {
  const build: Build = { catalog: catalogOf(state), classId: '', fittings: [] };
  const empty = sheetOf(build, state.rules, {});
  const { unitType, propulsion, traits } = figures;
  const category = CATEGORY_OF[unitType];
  const weakRear = hasWeakRear({ category, propulsion, armour: figures.armour });
  return {
    ...empty,
    unitType,
    category,
    propulsion,
    fs: figures.fs,
    armour: figures.armour,
    speed: figures.speed,
    vision: figures.vision,
    energy: figures.energy,
    energyKind: unitType === 'infantry' || unitType === 'towed' ? 'infantry' : 'fuel',
    actions: figures.actions,
    abilities: figures.abilities,
    sensors: figures.sensors,
    traits: [...new Set([...traits, ...(weakRear ? (['rearWeakSpot'] as const) : [])])],
    weapons: figures.weapons.map((each) => ({
      ...each,
      mount: 'class',
      item: each.uses === null ? null : each.id,
    })),
    uses: Object.fromEntries(figures.weapons.flatMap(({ id, uses }) => (uses === null ? [] : [[id, uses]]))),
    classifications: classificationsOf(build, {}, state.rules.armourCap),
  };
}

/** A unit of the game master as it comes into the campaign. */
export function forceOf(state: MetaCampaignState, force: ForceEntry): Unit {
  const { id, name, model, faction, classId = null, figures } = force;
  const fittings = fittingsOf(state, force.upgrades);
  const build: Build = { catalog: catalogOf(state), classId: classId ?? '', fittings };
  return newUnit({
    id,
    name,
    model,
    owner: null,
    faction,
    classId,
    fittings,
    status: 'ACTIVE',
    complete: emptySlots(build).length === 0,
    sheet: figures ? sheetOfFigures(state, figures) : sheetOf(build, state.rules, {}),
  });
}
