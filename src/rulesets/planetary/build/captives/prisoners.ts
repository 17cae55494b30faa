import type { HexKey } from '../../../../engine/hex/index.js';
import { entryAt, itemAt, lookUp } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { ArmyCommand } from '../armies/commands.js';
import { partRoundedUp, REARMING_COST } from '../../data/armies.js';
import { partOf } from '../../data/battle.js';
import { modifiersOfSeat } from '../../races/profile-of.js';
import { matrixRace } from '../../races/profiles.js';
import type { Army, Detachment, Place, PlanetaryState, SpyTarget } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { pointsValue } from '../../pieces/armies.js';
import { judgePlace, ownDetachment, reinforcingHexes } from '../army-access.js';
import { battleOf } from '../../battle/battles.js';
import { hasActive } from '../../map/buildings.js';
import { freeCaptive, hasActivePrison, prisonersIn } from './captives.js';
import { armyOf, canonicalHexes, hexDistance, hexOf, inOrder } from '../../map/map.js';
import { judgePayment, pay, receive } from '../../money/paying.js';
import { detailsOf } from '../../fog/spies.js';
import { hexKey } from '../../../../engine/hex/index.js';

type Command<T extends ArmyCommand['type']> = Extract<ArmyCommand, { readonly type: T }>;

/** Who holds a captive: an army, or the hex of a prison. */
type Holder =
  | { readonly kind: 'army'; readonly army: Army }
  | { readonly kind: 'prison'; readonly hex: HexKey };

function holderOf(state: PlanetaryState, seat: string, captive: Detachment | undefined): Holder | null {
  if (captive?.place.at === 'captor') {
    const army = armyOf(state, captive.place.army);
    return army?.owner === seat ? { kind: 'army', army } : null;
  }
  if (captive?.place.at === 'prison' && state.hexes[captive.place.hex]?.controller === seat) {
    return { kind: 'prison', hex: captive.place.hex };
  }
  return null;
}

/** PLN-CPT-03 Transfer, and what PLN-CPT-04 asks of the first imprisonment. */
export function judgeCaptiveTransfer(
  state: PlanetaryState,
  seat: string,
  command: Command<'TransferCaptive'>,
): readonly Violation[] {
  const captive = lookUp(state.detachments, command.captive);
  const holder = holderOf(state, seat, captive);
  if (!captive || !holder) {
    return [violation('PLN-CPT-03', 'NO_CAPTIVE_OF_YOURS', ['captive'], { captive: command.captive })];
  }
  if (holder.kind === 'army' && battleOf(state, holder.army.id)) {
    return [violation('PLN-BAT-03', 'ARMY_IN_BATTLE', ['captive'], { army: holder.army.id })];
  }
  return 'army' in command.to
    ? judgeNewCaptor(state, seat, captive, holder, command.to.army)
    : judgePrison(state, seat, captive, holder, command.to.prison, command.learn);
}

/** PLN-CPT-03: between detachments in adjacent hexes, or out of the prison of the hex. */
function judgeNewCaptor(
  state: PlanetaryState,
  seat: string,
  captive: Detachment,
  holder: Holder,
  id: string,
): readonly Violation[] {
  const found = ownDetachment(state, seat, id, ['to', 'army']);
  if (found.violations) return found.violations;
  const there = hexOf(found.army);
  const here = holder.kind === 'prison' ? holder.hex : hexOf(holder.army);
  const steps = here === null || there === null ? null : hexDistance(here, there);
  const garrisonHolds = holder.kind === 'army' && holder.army.kind === 'garrison';
  const near = holder.kind === 'prison' ? steps === 0 : steps === 1 || (garrisonHolds && steps === 0);
  return near
    ? []
    : [violation('PLN-CPT-03', 'CAPTIVE_TOO_FAR', ['to', 'army'], { captive: captive.id, to: id })];
}

/** PLN-CPT-03: into an own prison that works, in the hex of the captor. */
function judgePrison(
  state: PlanetaryState,
  seat: string,
  captive: Detachment,
  holder: Holder,
  hex: HexKey,
  learn: SpyTarget | undefined,
): readonly Violation[] {
  const path = ['to', 'prison'];
  if (lookUp(state.hexes, hex)?.controller !== seat || !hasActive(state, hex, 'PRISON')) {
    return [violation('PLN-BLD-09', 'NO_WORKING_PRISON', path, { hex })];
  }
  if (holder.kind === 'prison' || hexOf(holder.army) !== hex) {
    return [violation('PLN-CPT-03', 'CAPTIVE_TOO_FAR', path, { captive: captive.id, to: hex })];
  }
  return captive.imprisonedOnce ? [] : judgeLearning(state, seat, captive, learn);
}

/** PLN-CPT-03: at once; PLN-CPT-04 with the first imprisonment. */
export function transferCaptive(
  table: PlanetaryTable,
  command: Command<'TransferCaptive'>,
): readonly Violation[] {
  const { state, actor } = table;
  const violations = judgeCaptiveTransfer(state, actor.seat, command);
  if (violations.length > 0) return violations;
  const captive = entryAt(state.detachments, command.captive);
  if ('army' in command.to) {
    move(table, captive, { at: 'captor', army: command.to.army });
    return [];
  }
  const hex = command.to.prison;
  move(table, captive, { at: 'prison', hex, since: state.turn });
  if (!captive.imprisonedOnce) reward(table, captive, hex, command.learn);
  return [];
}

const move = (table: PlanetaryTable, captive: Detachment, place: Place): void =>
  table.emit(
    { type: 'planetary.CaptiveTransferred', data: { detachment: captive.id, from: captive.place, place } },
    ['PLN-CPT-03'],
  );

/** PLN-CPT-04 First imprisonment: BP for the captor, and full details of one thing of the captive's owner. */
function reward(table: PlanetaryTable, captive: Detachment, hex: HexKey, learn: SpyTarget | undefined): void {
  const { seat } = table.actor;
  const { reward: part, noRewardFor } = modifiersOfSeat(table.state, seat).prison;
  const withheld = noRewardFor.includes(matrixRace(captive.race));
  const bp = withheld ? 0 : partOf(pointsValue(captive), part);
  receive(table, { seat, hex, bp, cause: `captive ${captive.id}`, rule: 'PLN-CPT-04' });
  if (withheld) {
    table.emit({ type: 'planetary.PrisonBpWithheld', data: { seat, detachment: captive.id, hex } }, [
      'RACE-CH-10',
    ]);
  }
  const about = learn ?? randomDetachment(table, captive);
  if (!about) return;
  table.emit({ type: 'planetary.InformationGained', data: { seat, gained: detailsOf(table.state, about) } }, [
    'PLN-CPT-04',
  ]);
}

/** Who knows nothing learns of a random detachment that the captive's owner has on the map or above it. */
function randomDetachment(table: PlanetaryTable, captive: Detachment): SpyTarget | null {
  const all = inOrder(Object.values(table.state.detachments)).filter(
    (each) => each.owner === captive.owner && (hexOf(each) !== null || each.place.at === 'orbit'),
  );
  if (all.length === 0) return null;
  const drawn =
    all.length === 1
      ? 1
      : itemAt(
          table.roll({
            count: 1,
            sides: all.length,
            for: 'PLN-CPT-04',
            purpose: 'random detachment',
            subject: captive.id,
          }),
          0,
        );
  return { kind: 'detachment', id: itemAt(all, drawn - 1).id };
}

/** PLN-CPT-04: things of a player that the seat has seen and that are still theirs. */
export function knownThings(state: PlanetaryState, seat: string, owner: string): readonly SpyTarget[] {
  const sightings = Object.values(state.sightings[seat] ?? {});
  const told = (state.intelligence[seat] ?? []).flatMap(({ about }) =>
    about.kind === 'detachment' ? [about.id] : [],
  );
  const seen = sightings.flatMap((each) =>
    each.pieces.flatMap((piece) => (piece.kind === 'detachment' ? [piece.id] : [])),
  );
  const ids = [...new Set([...seen, ...told])].filter((id) => {
    const army = lookUp(state.detachments, id);
    return army?.owner === owner && (hexOf(army) !== null || army.place.at === 'orbit');
  });
  const places = canonicalHexes(state).filter((hex) => {
    const known = state.sightings[seat]?.[hexKey(hex)];
    return hex.controller === owner && known !== undefined && (known.urbanSize !== null || known.stronghold);
  });
  return [
    ...ids.map((id): SpyTarget => ({ kind: 'detachment', id })),
    ...places.flatMap((hex): readonly SpyTarget[] => [
      ...(hex.urban ? [{ kind: 'urban' as const, hex: hexKey(hex) }] : []),
      ...(hex.stronghold ? [{ kind: 'stronghold' as const, hex: hexKey(hex) }] : []),
    ]),
  ];
}

function judgeLearning(
  state: PlanetaryState,
  seat: string,
  captive: Detachment,
  learn: SpyTarget | undefined,
): readonly Violation[] {
  const known = knownThings(state, seat, captive.owner);
  if (!learn) {
    return known.length === 0
      ? []
      : [violation('PLN-CPT-04', 'NAME_WHAT_TO_LEARN', ['learn'], { known: known.map(nameOf) })];
  }
  return known.some((each) => each.kind === learn.kind && nameOf(each) === nameOf(learn))
    ? []
    : [violation('PLN-CPT-04', 'UNKNOWN_THING', ['learn'], { known: known.map(nameOf) })];
}

const nameOf = (thing: SpyTarget): string => ('id' in thing ? thing.id : thing.hex);

/** PLN-CPT-07: BP for arming a released detachment again. */
export const rearmingPrice = (army: Detachment): number => partRoundedUp(pointsValue(army), REARMING_COST);

/** PLN-CPT-07 Re-arming: where PLN-DET-08 would allow replacing losses. */
export function judgeRearming(
  state: PlanetaryState,
  seat: string,
  { detachment, payFrom }: Command<'Rearm'>,
): readonly Violation[] {
  const found = ownDetachment(state, seat, detachment, ['detachment']);
  if (found.violations) return found.violations;
  const { army } = found;
  return [
    ...(army.unarmed ? [] : [violation('PLN-CPT-07', 'NOT_UNARMED', ['detachment'], { detachment })]),
    ...judgePlace('PLN-DET-08', reinforcingHexes(state, army), payFrom, army),
    ...judgePayment(state, { seat, hex: payFrom, bp: rearmingPrice(army) }, ['payFrom']),
  ];
}

/** PLN-CPT-07: paid by the hex named, the detachment has arms at once. */
export function rearm(table: PlanetaryTable, command: Command<'Rearm'>): readonly Violation[] {
  const { state, actor } = table;
  const { seat } = actor;
  const violations = judgeRearming(state, seat, command);
  if (violations.length > 0) return violations;
  const { detachment, payFrom } = command;
  const bp = rearmingPrice(entryAt(state.detachments, detachment));
  pay(table, { seat, hex: payFrom, bp, cause: `arms of ${detachment}`, rule: 'PLN-CPT-07' });
  table.emit({ type: 'planetary.DetachmentRearmed', data: { detachment } }, ['PLN-CPT-07']);
  return [];
}

/** PLN-CPT-06: where a prison was destroyed or fell dormant, all captives in it escape. */
export function escapeFromPrisons(table: PlanetaryTable): void {
  const prisons = new Set(
    Object.values(table.state.detachments).flatMap(({ place }) => (place.at === 'prison' ? [place.hex] : [])),
  );
  for (const hex of canonicalHexes(table.state).map(hexKey)) {
    if (!prisons.has(hex) || hasActivePrison(table.state, hex)) continue;
    for (const captive of prisonersIn(table.state, hex)) {
      freeCaptive(table, captive, hex, ['PLN-CPT-06', 'PLN-CPT-07']);
    }
  }
}
