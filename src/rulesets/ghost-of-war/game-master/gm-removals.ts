import { entryAt, lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { ThingKind } from './events.js';
import { RECORD_OF } from './events.js';
import type { GmChange } from './changes.js';
import type { GhostOfWarState, PartStore, Place } from '../state/index.js';
import type { GowTable } from '../table.js';
import { openBattleOf } from '../combat/battles.js';
import { noSuch, type GmChangers } from './gm-changing.js';
import { correct, reshaping, setFields, type Speech } from './gm-corrections.js';
import { ownerOf } from '../general/owners.js';
import { placeOfForce } from '../map/places.js';
import { cancelProject } from '../projects/cancelling.js';
import { projectsAt } from '../projects/slots.js';
import { endLine } from '../trade/cancelling.js';
import { linesByNumber } from '../trade/witnesses.js';

type Removal = Extract<GmChange, { readonly change: 'REMOVE' }>;

/** What may be taken off the map; factions and planets stay, since others refer to them for good. */
const REMOVABLE: readonly ThingKind[] = [
  'unit',
  'formation',
  'depot',
  'character',
  'line',
  'project',
  'storm',
  'route',
  'scheduled',
  'system',
];

const kindOf = (state: GhostOfWarState, id: string): ThingKind | undefined =>
  REMOVABLE.find((kind) => lookUp(state[RECORD_OF[kind]] as Readonly<Record<string, object>>, id));

/** GOW-GEN-07 */
export const REMOVALS: GmChangers<Removal> = {
  REMOVE: (table, { id }, speech, path) => {
    const kind = kindOf(table.state, id);
    if (!kind) return [noSuch(path, 'id', id)];
    const barred = mustBeFree(table.state, kind, id, [...path, 'id']);
    if (barred.length > 0) return barred;
    if (kind === 'unit') removeUnit(table, speech, id);
    else if (kind === 'formation') removeFormation(table, speech, id);
    else if (kind === 'character') removeCharacter(table, speech, id);
    else if (kind === 'depot') removeDepot(table, speech, id);
    else if (kind === 'project') removeProject(table, speech, id);
    else remove(table, speech, kind, id);
    return [];
  },
};

const remove = (table: GowTable, speech: Speech, kind: ThingKind, id: string): void => {
  const faction = ownerOf(table.state, id);
  correct(table, { type: 'ghost-of-war.ThingRemoved', data: { ...speech, kind, id, faction } });
};

/** GOW-CBT-10, GOW-DIC-03, GOW-MAP-02: nobody in a battle, nothing that a die may be about; systems without anything in them. */
function mustBeFree(
  state: GhostOfWarState,
  kind: ThingKind,
  id: string,
  path: InputPath,
): readonly Violation[] {
  if (state.provisional) return [violation('GOW-DIC-03', 'DIE_WAITS', path)];
  if (kind === 'system')
    return isEmptySystem(state, id)
      ? []
      : [violation('GOW-MAP-02', 'SYSTEM_NOT_EMPTY', path, { system: id })];
  return isInBattle(state, [id, ...(lookUp(state.formations, id)?.units ?? [])])
    ? [violation('GOW-GEN-07', 'IN_BATTLE', path, { id })]
    : [];
}

/** Whether one of these units or characters is in a battle that is not settled. */
export function isInBattle(state: GhostOfWarState, ids: readonly string[]): boolean {
  const battle = openBattleOf(state);
  return (
    battle !== null &&
    [battle.attacker, battle.defender].some(
      ({ participants, characters }) =>
        participants.some((each) => ids.includes(each.id)) || characters.some((each) => ids.includes(each)),
    )
  );
}

/** GOW-MAP-02: no planet, nobody there or on the way, and nobody's memory of it. */
function isEmptySystem(state: GhostOfWarState, id: string): boolean {
  const there = (place: Place | null): boolean => place?.in === 'ORBIT' && place.id === id;
  const named = Object.values(state.factions).some(
    ({ chapter, divinations }) =>
      divinations.some((each) => each.system === id) ||
      (chapter !== null &&
        (chapter.honourBound.includes(id) || chapter.grateful.some((each) => each.system === id))),
  );
  return (
    !named &&
    (lookUp(state.systems, id)?.planets.length ?? 0) === 0 &&
    !Object.values(state.units).some((each) => there(each.place)) &&
    !Object.values(state.characters).some((each) => there(each.place)) &&
    !Object.values(state.journeys).some((each) => each.from === id || each.to === id) &&
    !Object.values(state.supplyGroups).some((each) => each.system === id) &&
    !state.battlefields.some((each) => each.location === id) &&
    !Object.values(state.lines).some(({ stops }) =>
      stops.some(({ place }) => place.kind === 'FORCE' && place.system === id),
    )
  );
}

/** A formation that loses its last unit is gone with it. */
function removeUnit(table: GowTable, speech: Speech, id: string): void {
  const { units, formations } = table.state;
  const formation = lookUp(formations, lookUp(units, id)?.formation);
  if (formation?.units.length === 1) removeFormation(table, speech, formation.id);
  forget(table, speech, id);
  reshaping(table, speech, { units: [], formations: formation ? [formation.id] : [] }, () => {
    const still = lookUp(table.state.formations, formation?.id);
    if (still) {
      const left = still.units.filter((each) => each !== id);
      setFields(table, speech, 'formation', still.id, still.owner, { units: left });
    }
    remove(table, speech, 'unit', id);
  });
}

/** GOW-SUP-12: its units are loose, each with its share of the counter. */
function removeFormation(table: GowTable, speech: Speech, id: string): void {
  const units = table.state.formations[id]?.units ?? [];
  forget(table, speech, id);
  reshaping(table, speech, { units, formations: [id] }, () => {
    for (const unit of units) {
      setFields(table, speech, 'unit', unit, ownerOf(table.state, unit), { formation: null });
    }
    remove(table, speech, 'formation', id);
  });
}

/** Nothing keeps naming a force that is gone: who was with it, what it built, its journey and its supply groups. */
function forget(table: GowTable, speech: Speech, id: string): void {
  const place = placeOfForce(table.state, id);
  for (const project of projectsAt(table.state, id)) cancelProject(table, project, 'REMOVED');
  for (const each of Object.values(table.state.characters).filter(({ attachedTo }) => attachedTo === id)) {
    setFields(table, speech, 'character', each.id, each.faction, { attachedTo: null, place });
    const journey = place?.in === 'JOURNEY' ? lookUp(table.state.journeys, place.id) : undefined;
    if (journey && each.diedRound === 0) {
      const characters = [...journey.characters, each.id];
      setFields(table, speech, 'journey', journey.id, journey.owner, { characters });
    }
  }
  leaveJourneys(table, speech, id);
  for (const group of Object.values(table.state.supplyGroups).filter(({ members }) => members.includes(id))) {
    const members = group.members.filter((each) => each !== id);
    if (members.length > 0) setFields(table, speech, 'group', group.id, group.faction, { members });
    else remove(table, speech, 'group', group.id);
  }
}

/** A journey without anybody is over. */
export function leaveJourneys(table: GowTable, speech: Speech, id: string): void {
  for (const journey of Object.values(table.state.journeys)) {
    if (!journey.units.includes(id) && !journey.characters.includes(id)) continue;
    const units = journey.units.filter((each) => each !== id);
    const characters = journey.characters.filter((each) => each !== id);
    if (units.length + characters.length === 0) remove(table, speech, 'journey', journey.id);
    else setFields(table, speech, 'journey', journey.id, journey.owner, { units, characters });
  }
}

function removeCharacter(table: GowTable, speech: Speech, id: string): void {
  const { formations, planets } = table.state;
  for (const formation of Object.values(formations).filter((each) => each.commander === id)) {
    setFields(table, speech, 'formation', formation.id, formation.owner, { commander: null });
  }
  for (const planet of Object.values(planets).filter(({ works }) => works.some(({ hero }) => hero === id))) {
    const works = planet.works.filter(({ hero }) => hero !== id);
    setFields(table, speech, 'planet', planet.id, planet.controller, { works });
  }
  leaveJourneys(table, speech, id);
  remove(table, speech, 'character', id);
}

/** GOW-BUF-04: lines into it lose that stop and all later ones. */
function removeDepot(table: GowTable, speech: Speech, id: string): void {
  for (const line of linesByNumber(table.state)) {
    const stop = line.stops.findIndex(({ place }) => place.kind === 'PLANET' && place.intoDepot === id);
    if (stop >= 0) endLine(table, line, stop, 'TARGET_GONE');
  }
  remove(table, speech, 'depot', id);
}

/** GOW-PRJ-07: its parts return. */
function removeProject(table: GowTable, speech: Speech, id: string): void {
  const { projects, planets, formations } = table.state;
  const { place, parts } = entryAt(projects, id);
  const store = lookUp(planets, place.id) ?? lookUp(formations, place.id);
  if (store && Object.keys(parts).length > 0) {
    const kind = place.kind === 'PLANET' ? 'planet' : 'formation';
    setFields(table, speech, kind, place.id, ownerOf(table.state, place.id), {
      parts: added(store.parts, parts),
    });
  }
  remove(table, speech, 'project', id);
}

const added = (store: PartStore, parts: PartStore): PartStore => ({
  ...store,
  ...Object.fromEntries(
    Object.entries(parts).map(([part, count]) => [part, (lookUp(store, part) ?? 0) + count]),
  ),
});
