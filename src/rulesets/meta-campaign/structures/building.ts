import {
  edgeKey,
  flatNeighbours,
  hexKey,
  hexesOfEdge,
  parseEdgeKey,
  parseHexKey,
} from '../../../engine/hex/index.js';
import { existing, itemAt, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { STRUCTURES, type StructureRow } from '../data/structures.js';
import { firstOf, unless } from '../general/asked.js';
import { placeAt } from '../map/edges.js';
import { edgeAt } from '../map/reading.js';
import type { Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import { opponentsIn } from '../positions/occupants.js';
import type { MetaCampaignState, Site, Structure, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { BUILD_SUPPLY } from '../units/sheet.js';
import { hexesOf } from './attacking.js';

type Build = ActionOf<'BUILD'>;

const PATH = ['order', 'action'];
const SMALL_BRIDGES: readonly string[] = ['smallBridge', 'smallPontoonBridge'];

const supplyOf = (unit: Unit): number => lookUp(unit.uses, BUILD_SUPPLY) ?? 0;

/** EDC-BLD-01, EDC-BLD-04: build supply that is left. */
const mustHaveSupply = (unit: Unit, rule: 'EDC-BLD-01' | 'EDC-BLD-05'): readonly Violation[] =>
  firstOf(
    () => unless(lookUp(unit.sheet.uses, BUILD_SUPPLY) !== undefined, rule, 'NO_ENGINEER', PATH),
    () => unless(supplyOf(unit) > 0, 'EDC-BLD-04', 'NO_BUILD_SUPPLY', PATH),
  );

/** Where something is to be built: its hex, its edge and its site (EDC-STR-01). */
interface Place {
  readonly hex: string;
  readonly edge: string | null;
  readonly site: Site;
}

function placeOf(unit: Unit, { hex, edge, site }: Build, row: StructureRow): Place {
  const named = edge === undefined ? null : parseEdgeKey(edge);
  return {
    hex: hex ?? existing(unit.hex, 'hex'),
    edge: named === null ? null : edgeKey(named.hex, named.direction),
    site: site ?? itemAt(row.sites, 0),
  };
}

/** EDC-STR-01: what stands on a site. */
const onSite = ({ structures }: MetaCampaignState, { hex, edge, site }: Place): Structure | undefined =>
  Object.values(structures).find((each) =>
    edge === null ? each.hex === hex && each.site === site : each.edge === edge,
  );

/** EDC-BLD-01: own hex or an edge of it; large bridges in a water hex beside it, small ones on edges of hexes beside it too. */
function checkPlace(
  state: MetaCampaignState,
  unit: Unit,
  type: string,
  row: StructureRow,
  place: Place,
): readonly Violation[] {
  const own = existing(unit.hex, 'hex');
  const beside = flatNeighbours(existing(parseHexKey(own), 'hex')).map(hexKey);
  const path = [...PATH, place.edge === null ? 'hex' : 'edge'];
  const here = place.edge === null ? [place.hex] : edgeHexes(place.edge);
  const wanted = place.site === 'BRIDGE' ? beside : SMALL_BRIDGES.includes(type) ? [own, ...beside] : [own];
  const terrain = placeAt(state, place.hex)?.terrain;
  const river = place.edge !== null && edgeAt(state.map, place.edge).features.includes('RIVER');
  return [
    ...unless(row.sites.includes(place.site), 'EDC-STR-01', 'WRONG_SITE', [...PATH, 'site'], {
      sites: [...row.sites],
    }),
    ...unless((place.site === 'EDGE') === (place.edge !== null), 'EDC-STR-01', 'EDGE_NEEDED', [
      ...PATH,
      'edge',
    ]),
    ...unless(
      here.some((each) => wanted.includes(each)),
      'EDC-BLD-01',
      'NOT_HERE',
      path,
    ),
    ...unless((terrain === 'WATER') === (place.site === 'BRIDGE'), 'EDC-BLD-01', 'WRONG_TERRAIN', path, {
      terrain: terrain ?? null,
    }),
    ...unless(!SMALL_BRIDGES.includes(type) || river, 'EDC-BLD-01', 'NO_RIVER', path),
  ];
}

const edgeHexes = (edge: string): readonly string[] => {
  const named = parseEdgeKey(edge);
  return named === null ? [] : hexesOfEdge(named).map(hexKey);
};

const isTrench = ({ site }: Place): boolean => site === 'TRENCH_FRONT' || site === 'TRENCH_BACK';

/** EDC-STR-01, EDC-STR-05: a site that is free, one's own unfinished work, or for a bunker a completed trench. */
function checkSite(state: MetaCampaignState, type: string, place: Place): readonly Violation[] {
  const there = onSite(state, place);
  if (type === 'bunkerNetwork')
    return unless(there?.type === 'trench' && there.completed, 'EDC-STR-05', 'NO_TRENCH', [...PATH, 'site']);
  const free = there === undefined || (there.type === type && !there.completed);
  return unless(free, 'EDC-STR-01', 'SITE_TAKEN', [...PATH, 'structure'], { structure: there?.id ?? null });
}

function judgeBuild(state: MetaCampaignState, unit: Unit, action: Build): readonly Violation[] {
  const row = lookUp(STRUCTURES, action.structure);
  const here = existing(unit.hex, 'hex');
  const { edge } = action;
  if (!row)
    return unless(false, 'EDC-STR-01', 'UNKNOWN_STRUCTURE', [...PATH, 'structure'], {
      type: action.structure,
    });
  const place = placeOf(unit, action, row);
  return firstOf(
    () => mustHaveSupply(unit, 'EDC-BLD-01'),
    () =>
      unless(edge === undefined || parseEdgeKey(edge) !== null, 'EDC-HEX-02', 'NOT_AN_EDGE', [
        ...PATH,
        'edge',
      ]),
    () =>
      unless(opponentsIn(state, here, blocOf(unit)).length === 0, 'EDC-BLD-01', 'ENEMY_THERE', PATH, {
        hex: here,
      }),
    () => checkPlace(state, unit, action.structure, row, place),
    () => checkSite(state, action.structure, place),
  );
}

/** EDC-STR-05: of a trench its own facing, or that of the front trench of the hex. */
function facingOf(state: MetaCampaignState, action: Build, place: Place): Structure['facing'] {
  if (!isTrench(place)) return null;
  const front = onSite(state, { ...place, site: 'TRENCH_FRONT' });
  return front?.facing ?? action.facing ?? 'N';
}

/** EDC-BLD-01, EDC-BLD-02: as much as is needed, at most so much in one action. */
function build(table: EdcTable, id: string, action: Build): void {
  const row = existing(lookUp(STRUCTURES, action.structure), 'structure');
  const unit = unitAt(table.state, id);
  const place = placeOf(unit, action, row);
  const found = onSite(table.state, place);
  const structure: Structure = found ?? {
    id: `${place.site.toLowerCase()}@${place.edge ?? place.hex}`,
    type: action.structure,
    ...place,
    facing: facingOf(table.state, action, place),
    hp: 0,
    completed: false,
    bloc: blocOf(unit),
    crates: 0,
    barrels: 0,
  };
  if (!found)
    table.emit({ type: 'meta-campaign.StructureStarted', data: { structure, by: id } }, ['EDC-BLD-01']);
  const spent = Math.min(table.state.rules.buildPerAction, supplyOf(unit), row.maxHp - structure.hp);
  const hp = structure.hp + spent;
  spendSupply(table, unit, spent);
  table.emit({ type: 'meta-campaign.StructureBuilt', data: { structure: structure.id, by: id, spent, hp } }, [
    'EDC-BLD-01',
    'EDC-BLD-02',
  ]);
  if (hp >= row.maxHp)
    table.emit(
      { type: 'meta-campaign.StructureCompleted', data: { structure: structure.id, type: action.structure } },
      ['EDC-BLD-01'],
    );
}

function spendSupply(table: EdcTable, unit: Unit, spent: number): void {
  const left = supplyOf(unit) - spent;
  table.emit({ type: 'meta-campaign.UseSpent', data: { unit: unit.id, item: BUILD_SUPPLY, left } }, [
    'EDC-BLD-04',
  ]);
}

export const BUILD_DEED: Deed<Build> = {
  judge: judgeBuild,
  carryOut: (table, { unit }, action) => build(table, unit, action),
};

/** EDC-BLD-05: a damaged structure of the hex or an edge of it, a point for a point. */
export const RESTORE_DEED: Deed<ActionOf<'RESTORE'>> = {
  judge: (state, unit, { structure: id }) => {
    const structure = lookUp(state.structures, id);
    const path = [...PATH, 'structure'];
    return firstOf(
      () => mustHaveSupply(unit, 'EDC-BLD-05'),
      () => unless(structure?.completed === true, 'EDC-BLD-05', 'NO_SUCH_STRUCTURE', path, { structure: id }),
      () => {
        const found = existing(structure, 'structure');
        const here = hexesOf(found).includes(existing(unit.hex, 'hex'));
        const { maxHp } = existing(lookUp(STRUCTURES, found.type), 'structure');
        return [
          ...unless(here, 'EDC-BLD-05', 'NOT_HERE', path, { structure: id }),
          ...unless(found.hp < maxHp, 'EDC-BLD-05', 'WHOLE', path, { structure: id }),
        ];
      },
    );
  },
  carryOut: (table, { unit: id }, { structure }) => {
    const unit = unitAt(table.state, id);
    const { type, hp } = existing(lookUp(table.state.structures, structure), 'structure');
    const { maxHp } = existing(lookUp(STRUCTURES, type), 'structure');
    const spent = Math.min(table.state.rules.buildPerAction, supplyOf(unit), maxHp - hp);
    spendSupply(table, unit, spent);
    table.emit({ type: 'meta-campaign.StructureRestored', data: { structure, by: id, hp: hp + spent } }, [
      'EDC-BLD-05',
    ]);
  },
};
