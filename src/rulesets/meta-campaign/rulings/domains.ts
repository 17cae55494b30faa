import { FLAT_DIRECTIONS } from '../../../engine/hex/index.js';
import { lookUp } from '../../../kernel/index.js';
import { MINE_TYPES } from '../data/mines.js';
import { BLOCS, CITY_SIZES, FACTIONS, LINKS, PROFILES, TERRAINS } from '../data/words.js';
import { placeAt } from '../map/edges.js';
import type { MetaCampaignState, Scalar } from '../state/index.js';
import { isInstant } from '../rounds/resolving.js';
import { partsOf } from './paths.js';

/** Whether a value may stand at a place at all; nothing can be read of another, so that no force puts it there. */
type Domain = (value: Scalar, state: MetaCampaignState) => boolean;

const MOST = 1_000_000;

const flag: Domain = (value) => typeof value === 'boolean';
const text: Domain = (value) => typeof value === 'string';
const word =
  (...words: readonly string[]): Domain =>
  (value) =>
    typeof value === 'string' && words.includes(value);
const whole =
  (least: number, most: number): Domain =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const figure = whole(-MOST, MOST);
const count = whole(0, MOST);
const time: Domain = (value) => typeof value === 'string' && isInstant(value);
const hex: Domain = (value, state) => typeof value === 'string' && placeAt(state, value) !== null;
const seat: Domain = (value, { seats }) => seats.some((each) => each.id === value);
const structure: Domain = (value, { structures }) =>
  typeof value === 'string' && lookUp(structures, value) !== undefined;
const orNothing =
  (domain: Domain): Domain =>
  (value, state) =>
    value === null || domain(value, state);

const compass = word(...FLAT_DIRECTIONS);
const bloc = word(...BLOCS);

/** EDC-GMR-02: the places that a ruling may change, and what may stand there; `*` is any name. */
const DOMAINS: Readonly<Record<string, Domain>> = {
  'units.*.name': text,
  'units.*.model': text,
  'units.*.faction': word(...FACTIONS),
  'units.*.complete': flag,
  'units.*.ruledClassifications.*': flag,
  'units.*.sheet.fs': whole(1, MOST),
  'units.*.sheet.armour': count,
  'units.*.sheet.speed': count,
  'units.*.sheet.vision': count,
  'units.*.sheet.energy': count,
  'units.*.sheet.hitch': flag,
  'units.*.sheet.uses.*': count,
  'units.*.fs': figure,
  'units.*.energy': figure,
  'units.*.uses.*': figure,
  'units.*.crates': figure,
  'units.*.barrels': figure,
  'units.*.attacksReceived': figure,
  'units.*.hex': hex,
  'units.*.enteredAt': count,
  'units.*.cameFrom': orNothing(hex),
  'units.*.garrisonOf': orNothing(structure),
  'units.*.profile': orNothing(word(...PROFILES)),
  'units.*.deployed': flag,
  'units.*.stealthed': flag,
  'units.*.overrun': flag,
  'units.*.immobilised': flag,
  'units.*.disarmed': flag,
  'units.*.propulsionLost': flag,
  'units.*.radarOn': flag,
  'units.*.radarWasOn': flag,
  'units.*.attacked': flag,
  'units.*.moved': flag,
  'units.*.vulnerable': flag,
  'units.*.overkill.excess': count,
  'units.*.overkill.open': flag,
  'units.*.overkill.armour': count,
  'units.*.overkill.structure': figure,
  'units.*.overkill.order': count,
  'units.*.overkill.hiddenAdd': figure,
  'units.*.overkill.hiddenSubtract': figure,
  'units.*.dropRecovery.missing': count,
  'units.*.dropRecovery.round': count,
  'units.*.droppedIn': orNothing(count),
  'units.*.repairedIn': orNothing(count),
  'units.*.inFileUntil': orNothing(count),
  'units.*.declaredFacing.facing': compass,
  'units.*.declaredFacing.order': count,
  'units.*.death.hex': hex,
  'units.*.death.round': count,
  'units.*.death.severity': word('LIGHT', 'HEAVY', 'CATASTROPHIC'),
  'units.*.death.found': flag,
  'units.*.death.deliveredBy': orNothing(seat),
  'structures.*.facing': orNothing(compass),
  'structures.*.hp': figure,
  'structures.*.completed': flag,
  'structures.*.bloc': orNothing(bloc),
  'structures.*.crates': figure,
  'structures.*.barrels': figure,
  'map.hexes.*.terrain': word(...TERRAINS),
  'map.hexes.*.elevation': whole(-99, 99),
  'map.hexes.*.label': orNothing(text),
  'map.hexes.*.citySize': orNothing(word(...CITY_SIZES)),
  'map.hexes.*.population': orNothing(bloc),
  'map.edges.*.link': orNothing(word(...LINKS)),
  'map.edges.*.riverLink': flag,
  'weather.wind.direction': compass,
  'weather.wind.dots': figure,
  'weather.drift': orNothing(figure),
  'weather.clock': whole(0, 23),
  'weather.night': flag,
  'weather.modifiers.*': figure,
  'weather.modifiers.*.*': figure,
  'weather.lit.*': count,
  'weather.smoke.*': count,
  'stances.*.facing': compass,
  'stances.*.source': word('INFANTRY', 'OTHER', 'ENTRY'),
  'contract.name': text,
  'contract.brief': text,
  'contract.objectives.*.text': text,
  'contract.objectives.*.met': orNothing(flag),
  'contract.collectionPoint': orNothing(hex),
  'contract.deadline': orNothing(time),
  'minefields.*.hex': hex,
  'minefields.*.type': word(...MINE_TYPES),
  'minefields.*.bloc': bloc,
};

const PATTERNS = Object.entries(DOMAINS).map(([pattern, domain]) => ({ parts: partsOf(pattern), domain }));

const domainAt = (path: string): Domain | undefined => {
  const parts = partsOf(path);
  return PATTERNS.find(
    (each) =>
      each.parts.length === parts.length &&
      each.parts.every((part, place) => part === '*' || part === parts[place]),
  )?.domain;
};

/** Whether a ruling may change what stands at a path. */
export const isRulable = (path: string): boolean => domainAt(path) !== undefined;

/** Whether a value may stand there. */
export const fits = (state: MetaCampaignState, path: string, value: Scalar): boolean =>
  domainAt(path)?.(value, state) ?? false;
