import {
  flag,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  text,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import type { MetaCampaignState, Unit } from '../../state/index.js';
import { buildOf } from '../../units/building.js';
import { emptySlots, priceOf } from '../../units/checking.js';
import * as words from '../../words/index.js';

const weapon = named(
  'Weapon',
  'A weapon of a unit (EDC-CMB-01).',
  record({
    id: said('Its id, unique in this world.', ownId),
    name: said('What it is called.', text),
    mount: said('Where it is mounted; `class` for the weapon of the class.', text),
    mode: said('How it is fired.', words.weaponMode),
    minRange: said('Least distance, hexes.', whole()),
    range: said('Greatest distance, hexes.', whole()),
    damage: said('Damage: a number, or a share of FS as `FS × 1/2`.', text),
    ap: said('Armour piercing against anything.', whole()),
    explosiveClass: said('What it does to structures.', words.explosiveClass),
    mayTarget: said('What it may attack.', list(words.targetKind)),
    usesLeft: said('Uses left; null without limit.', orNull(whole())),
  }),
);

const uses = named(
  'ItemUses',
  'What is left of a limited thing (EDCU-UPG-07).',
  record({
    item: said('Id of an upgrade or weapon.', id),
    left: said('So many are left.', whole()),
    full: said('When full.', whole()),
  }),
);

const fitting = named(
  'Fitting',
  'An upgrade on a unit.',
  record({
    id: said('Its id on the unit.', ownId),
    upgrade: said('Id of the catalog.', id),
    slot: said('Slot that it fills; null of an improvement.', orNull(words.slotType)),
    improves: said('Fitting that it improves.', orNull(id)),
  }),
);

export const unitView = named(
  'Unit',
  'A unit with its final figures (EDCU-CLS-04); of one known from afar only what can be seen (EDC-FOW-04).',
  record({
    id: said('Its id, unique in this world.', ownId),
    name: said('What it is called.', text),
    model: said('What is played with it (EDC-GEN-01).', text),
    owner: said("Seat; null of the game master's.", orNull(id)),
    faction: said('Whose it is.', words.faction),
    fromAfar: said('Whether it is known from afar only.', flag),
    classId: said('Class of the catalog.', orNull(id)),
    status: said('How far it has come.', words.unitStatus),
    veterancy: said('Its level (EDCU-VET-01).', words.level),
    campaignsSurvived: said('Campaigns that it has survived.', whole()),
    complete: said('Whether all required slots are filled.', flag),
    unitType: said('Its type, by the catalog.', words.unitType),
    category: said('What it is to the rules of the battlefield.', words.unitCategory),
    propulsion: said('How it moves.', words.propulsion),
    fs: said('Force Strength now.', whole()),
    fsMost: said('Force Strength when whole.', whole()),
    armour: said('Armour points.', whole()),
    speed: said('Movement points.', whole()),
    vision: said('Hexes that it sees.', whole()),
    energy: said('Energy now.', whole()),
    energyMost: said('Energy when full.', whole()),
    crates: said('Supply crates aboard.', whole()),
    barrels: said('Fuel barrels aboard.', whole()),
    hex: said('Its hex, `q,r`.', orNull(text)),
    position: said(
      'Where in its hex it stands; null in the air and where it is carried.',
      orNull(words.unitPosition),
    ),
    profile: said('Of an aircraft in the air.', orNull(words.profile)),
    carriedBy: said('Unit that carries it.', orNull(id)),
    garrisonOf: said('Structure that it garrisons.', orNull(id)),
    overrun: said('Whether it is overrun.', flag),
    stealthed: said('Whether it is stealthed.', flag),
    immobilised: said('Whether it is immobilised.', flag),
    disarmed: said('Whether it is disarmed.', flag),
    deployed: said('Whether it is deployed.', flag),
    radarOn: said('Whether its radars are on.', flag),
    brawl: said('Brawl that it fights in.', orNull(id)),
    traits: said('Keywords.', list(words.trait)),
    classifications: said('What it counts as (EDCU-CLF-03).', list(text)),
    actions: said('Actions that its equipment gives.', list(text)),
    abilities: said('Abilities that its equipment gives.', list(text)),
    weapons: said('Weapons that it fires.', list(weapon)),
    uses: said('Limited things.', list(uses)),
    fittings: said('Upgrades.', list(fitting)),
    price: said('Of a draft: what it costs as it is, requisition points, before training.', orNull(whole())),
    missing: said('Of a draft: slots that must still be filled.', list(text)),
  }),
);
type UnitView = Shaped<typeof unitView>;

type Weapons = Unit['sheet']['weapons'];

const damageOf = ({ damage }: Weapons[number]): string =>
  damage.kind === 'fixed' ? `${damage.value}` : `FS × ${damage.factor.join('/')}`;

const weaponsOf = ({ sheet, uses: left }: Unit): UnitView['weapons'] =>
  sheet.weapons.map((each) => ({
    id: each.id,
    name: each.name,
    mount: each.mount,
    mode: each.mode,
    minRange: each.minRange,
    range: each.range,
    damage: damageOf(each),
    ap: each.ap.general,
    explosiveClass: each.explosiveClass,
    mayTarget: each.mayTarget,
    usesLeft: each.item === null ? null : (left[each.item] ?? 0),
  }));

export function showUnit(state: MetaCampaignState, unit: Unit): UnitView {
  const { sheet, carriedBy, fittings, uses: left } = unit;
  const build = unit.status === 'DRAFT' ? buildOf(state, unit) : null;
  return {
    ...unit,
    fromAfar: unit.afar !== null,
    unitType: sheet.unitType,
    category: sheet.category,
    propulsion: sheet.propulsion,
    fsMost: sheet.fs,
    armour: sheet.armour,
    speed: sheet.speed,
    vision: sheet.vision,
    energyMost: sheet.energy,
    carriedBy: carriedBy?.unit ?? null,
    traits: sheet.traits,
    classifications: sheet.classifications,
    actions: sheet.actions,
    abilities: sheet.abilities,
    weapons: weaponsOf(unit),
    uses: Object.entries(sheet.uses).map(([item, full]) => ({ item, left: left[item] ?? 0, full })),
    fittings,
    price: build && priceOf(build),
    missing: build ? emptySlots(build) : [],
  };
}
