import type { Viewer } from '../../../kernel/index.js';
import { lineOf } from '../assault/line.js';
import { knowledgeKey } from '../mines/detonation/fields.js';
import { isHexSeen, isSeen } from '../sight/seeing.js';
import type { MetaCampaignState, PostedOrder, Sheet, Structure, Unit } from '../state/index.js';
import { fresh } from '../state/fresh.js';
import { blocOf } from '../units/kinds.js';
import { hasZone } from '../zones/zones.js';
import { isKnown } from './knowing.js';

const entries = <T>(all: Readonly<Record<string, T>>, keep: (each: T, id: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([id, each]) => keep(each, id)));

/** EDC-ASL-02: the line of a hex is shown with the unit in front. */
const heldBy = (state: MetaCampaignState, unit: Unit) =>
  unit.hex !== null && unit.position === 'FRONT' ? lineOf(state, unit.hex, blocOf(unit)) : [];

/** EDCU-RAD-05: what an unseen unit is called whose hex alone is known by radar. */
const ON_THE_RADAR = 'On the radar';
const NOTHING_AFAR = { zone: false, line: [] } as const;

/**
 * EDC-STA-02, EDC-FOW-04: of a foreign unit nothing but what can be seen; its FS is the lowest that it may have. Who is only on
 * the radar has neither name nor zone (EDCU-RAD-02, EDC-ZOI-05).
 */
function fromAfar(state: MetaCampaignState, unit: Unit, low: number): Unit {
  const sheet: Sheet = {
    ...unit.sheet,
    fs: low,
    armour: 0,
    speed: 0,
    vision: 0,
    energy: 0,
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
  };
  const { hex, position, profile, garrisonOf, overrun, brawl, death, survivorsOf, enteredAt } = unit;
  const unseen = unit.status === 'ACTIVE' && !isSeen(state, 'PLAYER', unit);
  return {
    ...unit,
    ...fresh(sheet),
    name: unseen ? ON_THE_RADAR : unit.name,
    model: '',
    classId: null,
    fittings: [],
    ruledClassifications: {},
    afar: unseen ? NOTHING_AFAR : { zone: hasZone(unit), line: heldBy(state, unit) },
    sheet,
    hex,
    position,
    profile,
    garrisonOf,
    overrun,
    brawl,
    death,
    survivorsOf,
    enteredAt,
    radarOn: false,
  };
}

/** Numbers in the place of those that count hidden things too: the first is 1. */
function ranks(values: readonly number[]): (value: number) => number {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  return (value) => sorted.indexOf(value) + 1;
}

/** EDCU-OVK-05: own units without what the game master has set in secret. */
const ofOwn = (unit: Unit): Unit =>
  unit.overkill ? { ...unit, overkill: { ...unit.overkill, hiddenAdd: 0, hiddenSubtract: 0 } } : unit;

function knownUnits(state: MetaCampaignState): MetaCampaignState['units'] {
  const known = Object.values(state.units).filter((each) => isKnown(state, each));
  const entered = ranks(known.map((each) => each.enteredAt));
  const declared = ranks(known.flatMap((each) => each.declaredFacing?.order ?? []));
  return Object.fromEntries(
    known.map((unit) => {
      const low = state.sightings[unit.id]?.low ?? 1;
      const shown = blocOf(unit) === 'FRIENDLY' ? ofOwn(unit) : fromAfar(state, unit, low);
      const { declaredFacing } = shown;
      return [
        unit.id,
        {
          ...shown,
          enteredAt: entered(unit.enteredAt),
          declaredFacing: declaredFacing && { ...declaredFacing, order: declared(declaredFacing.order) },
        },
      ];
    }),
  );
}

function knownOrders({ orders }: MetaCampaignState): MetaCampaignState['orders'] {
  const open = entries(orders, ({ seat }) => seat !== null);
  const posted = ranks(Object.values(open).map((each: PostedOrder) => each.postSeq));
  return Object.fromEntries(
    Object.entries(open).map(([id, each]) => [id, { ...each, postSeq: posted(each.postSeq) }]),
  );
}

const WOODS: readonly string[] = ['FOREST', 'CITY'];

/** EDC-STR-10: towers in woods and towns are seen from their own hex alone; of other foreign structures nobody sees the stores. */
function knownStructures(
  state: MetaCampaignState,
  units: MetaCampaignState['units'],
): MetaCampaignState['structures'] {
  const isFriendlyIn = (hex: string): boolean =>
    Object.values(units).some((each) => each.hex === hex && blocOf(each) === 'FRIENDLY');
  const isHidden = ({ type, hex, bloc }: Structure): boolean =>
    type === 'sensorTower' &&
    bloc !== 'FRIENDLY' &&
    WOODS.includes(state.map.hexes[hex]?.terrain ?? '') &&
    !isFriendlyIn(hex);
  return Object.fromEntries(
    Object.entries(state.structures).flatMap(([id, each]) => {
      if (isHidden(each)) return [];
      return [[id, each.bloc === 'HOSTILE' ? { ...each, crates: 0, barrels: 0 } : each]];
    }),
  );
}

/** EDC-GMR-01: rulings that this reader is told of. */
const knownRulings = ({ rulings }: MetaCampaignState, viewer: Viewer): MetaCampaignState['rulings'] =>
  entries(
    rulings,
    ({ visibleTo }) => visibleTo === null || (viewer.kind === 'seat' && visibleTo.includes(viewer.seat)),
  );

const FRIENDLY = 'FRIENDLY';

/** EDC-FOW-01 to EDC-FOW-04, EDCU-MIN-02, EDCU-CB-01, EDCU-RAD-02: the state as the players know it; the game master sees all. */
export function redact(state: MetaCampaignState, viewer: Viewer): MetaCampaignState {
  if (viewer.kind === 'all' || (viewer.kind === 'seat' && viewer.role === 'arbiter')) return state;
  const units = knownUnits(state);
  const isFriend = ({ bloc }: { readonly bloc: string }): boolean => bloc === FRIENDLY;
  const { detection } = state;
  const minesKnown = state.minesKnown.filter((each) => each.endsWith(`/${FRIENDLY}`));
  const orders = knownOrders(state);
  return {
    ...state,
    contract: state.contract && { ...state.contract, pausedIn: null },
    units,
    orders,
    orderCount: state.orderCount - state.gmOrderCount,
    gmOrderCount: 0,
    entries: 0,
    structures: knownStructures(state, units),
    stances: entries(state.stances, ({ unit }, key) => {
      const [hex = ''] = key.split('/');
      return key.endsWith(`/${FRIENDLY}`) || (unit in units && isHexSeen(state, 'PLAYER', hex));
    }),
    minefields: entries(state.minefields, ({ hex }) => minesKnown.includes(knowledgeKey(hex, FRIENDLY))),
    minesKnown,
    markers: state.markers.filter(isFriend),
    rulings: knownRulings(state, viewer),
    rulingCount: 0,
    deliveries: [],
    supply: state.supply.filter((each) => each.by in units && blocOf(units[each.by] ?? HIDDEN) === FRIENDLY),
    sightings: Object.fromEntries(
      Object.entries(state.sightings).map(([id, each]) => [id, { ...each, fs: null }]),
    ),
    detection: {
      ...detection,
      tracks: detection.tracks.filter(isFriend),
      contacts: detection.contacts.filter(isFriend),
      warnings: detection.warnings.filter(isFriend),
      sonar: detection.sonar.filter(isFriend),
      shown: detection.shown.filter(isFriend),
      locked: detection.locked.filter((each) => each in units),
      searched: detection.searched.filter((each) => each in units),
      silent: entries(
        detection.silent,
        (_, id) => id in state.structures && state.structures[id]?.bloc !== 'HOSTILE',
      ),
    },
  };
}

const HIDDEN = { faction: 'HOSTILE' } as const;
