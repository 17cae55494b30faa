import { choice, flag, list, oneOf, orElse, orNull, pair, record, text } from '../../../kernel/index.js';
import { CHARACTER_CLASSES } from '../data/heroes.js';
import { GENERAL_RESOURCES, type GeneralResource } from '../data/resources.js';
import { RELATIONS } from '../data/factions.js';
import { activities, by, figure, generalGoods, goods, hex, judged, ware, way } from '../shapes/goods.js';

const ids = list(text);

const ADMINISTRATION = {
  SET_ACTIVITY: record({ entity: text, set: activities }),
  SET_PRIORITY: record({
    subject: text,
    priority: figure(undefined, undefined, by('GOW-GEN-04', 'PRIORITY_OUT_OF_RANGE')),
  }),
  SET_RESERVE: record({
    planet: text,
    resource: oneOf(GENERAL_RESOURCES, by('GOW-BUF-07', 'NO_SUCH_RESOURCE')),
    amount: figure(undefined, undefined, by('GOW-BUF-07', 'RESERVE_OUT_OF_RANGE')),
  }),
  SET_SHARING: record({ planet: text, faction: text, allow: flag }),
  SET_TRADE_CONSENT: record({ planet: text, faction: text, allow: flag }),
  CONFIDE: record({ faction: text, allow: flag }),
  DECLARE_RELATION: record({
    faction: text,
    relation: oneOf(RELATIONS, by('GOW-GEN-08', 'NO_SUCH_RELATION')),
  }),
};

/** GOW-BUF-09: goods that pass. */
export const passed = goods(
  figure(undefined, undefined, by('GOW-BUF-09', 'NO_AMOUNT')),
  by('GOW-BUF-09', 'NO_SUCH_RESOURCE'),
);

const stop = record({ place: text, wares: list(ware), path: orNull(way), intoDepot: orNull(text) });

const GOODS = {
  GIFT: record({ giver: text, taker: text, goods: passed }),
  ESTABLISH_LINE: record({
    kind: oneOf(['TRADE', 'SUPPLY']),
    origin: text,
    stops: list(stop),
    claimedWellCharted: orElse(flag, false),
    astropath: orNull(text),
  }),
  NOTE_LINE: record({ notation: text, astropath: orNull(text) }),
  CANCEL_LINE: record({
    line: text,
    stop: orNull(figure(undefined, undefined, by('GOW-TRD-09', 'NO_SUCH_STOP'))),
  }),
  RAID: record({ raider: text, line: text }),
  BOOST: record({ planet: text, resource: oneOf(GENERAL_RESOURCES, by('GOW-PLA-11', 'NOT_PRODUCED')) }),
  SUBVENTION: record({
    system: text,
    goods: generalGoods(
      figure(undefined, undefined, by('GOW-CHP-07', 'AMOUNT_OUT_OF_RANGE')),
      by('GOW-CHP-07', 'AMOUNT_OUT_OF_RANGE'),
    ),
  }),
};

export const projectPlace = choice('kind', {
  PLANET: record({ id: text }),
  FORMATION: record({ id: text }),
  UNIT: record({ id: text }),
});

export const projectOptions = record({
  weapon: orNull(text),
  tubes: orNull(figure(undefined, undefined, by('GOW-REC-05', 'TUBES_NOT_ALLOWED'))),
  resource: orNull(judged<GeneralResource>()),
  repeat: orElse(flag, false),
  weaponParts: orElse(ids, []),
  turret: orNull(text),
  scouts: orNull(text),
  name: orNull(text),
});

const PROJECTS = {
  START_PROJECT: record({
    place: projectPlace,
    item: text,
    options: projectOptions,
    forFaction: orNull(text),
    hero: orNull(text),
    death: orNull(text),
  }),
  CANCEL_PROJECT: record({ project: text }),
};

const FORCES = {
  FORM_FORMATION: record({ units: ids, name: text, commander: orNull(text) }),
  JOIN_FORMATION: record({ formation: text, units: ids }),
  SPLIT_FORMATION: record({ formation: text, units: ids, name: orNull(text) }),
  MERGE_UNITS: record({ units: pair(text, by('GOW-UNI-03', 'NOT_TWO_UNITS')) }),
  SET_SUPPLY_GROUPS: record({ system: text, groups: list(record({ name: text, members: ids })) }),
  TRAVEL: record({
    units: orElse(ids, []),
    characters: orElse(ids, []),
    to: text,
    path: orNull(way),
    landOn: orNull(text),
  }),
  LAND: record({ units: ids, planet: text }),
  EMBARK: record({ units: ids }),
  ATTACK: record({ place: text, units: ids, shock: orElse(flag, false) }),
  CHOOSE_RECOVERY: record({
    unit: text,
    row: orNull(text),
    parts: orElse(ids, []),
    scouts: orElse(ids, []),
  }),
  SALVAGE: record({ unit: text, into: text }),
  ASSIGN_SUITS: record({
    unit: text,
    suits: figure(undefined, undefined, by('GOW-UNI-04', 'SUITS_OUT_OF_RANGE')),
  }),
};

const aimed = record({ target: text });

/** GOW-CHR-09 … -24 */
export const heroAction = choice(
  'action',
  {
    PREACH: aimed,
    PURGE: aimed,
    HOLOCAUST: aimed,
    CURE: aimed,
    FORTIFY: aimed,
    JAM: aimed,
    SCREEN: aimed,
    SMITE: aimed,
    SUMMARY_EXECUTION: aimed,
    SERMON: aimed,
    BOMBARD: aimed,
    PRECOGNITION: aimed,
    DIVINATION: record({}),
    CHART: record({ target: hex }),
  },
  by('GOW-CHR-04', 'NOT_HIS_ACTION'),
);

/** GOW-DIC-03 */
export const standingReroll = record({
  rule: orNull(text),
  atMost: figure(undefined, undefined, by('GOW-DIC-03', 'FACE_OUT_OF_RANGE')),
});

const PEOPLE = {
  APPOINT_COMMANDER: record({
    formation: text,
    character: orNull(text),
    class: orNull(oneOf(CHARACTER_CLASSES, by('GOW-CHR-02', 'NO_COMMANDER_CLASS'))),
    name: orNull(text),
  }),
  ATTACH_HERO: record({ hero: text, to: orNull(text) }),
  PROMOTE_HERO: record({
    unit: text,
    class: oneOf(CHARACTER_CLASSES, by('GOW-CHR-03', 'HERO_OF_OTHERS')),
    name: text,
  }),
  HERO_ACTION: record({ hero: text, action: heroAction }),
  STANDING_REROLL: record({ character: text, standing: orNull(standingReroll) }),
  PSYKER_TARGET: record({ enemy: orNull(text) }),
};

/** Orders of S1 (catalog section 20). */
export const order = choice('order', { ...ADMINISTRATION, ...GOODS, ...PROJECTS, ...FORCES, ...PEOPLE });
