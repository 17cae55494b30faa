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
import type { EpicState } from '../../state/index.js';
import { armourOf, assaultOf, firepowerOf, rangeOf } from '../../units/values.js';
import { briefView, showBrief } from './brief.js';
import * as words from '../../words/index.js';

const armyView = named(
  'Army',
  'An army (section 3).',
  record({
    seat: said('Whose it is.', id),
    name: said('What it is called.', text),
    strategyRating: said('What is added to its initiative (EPC-INI-01).', whole()),
    startingMorale: said(
      'Morale that it started with; null before the battle (EPC-SET-03).',
      orNull(whole()),
    ),
    morale: said('Morale now; 0 or less at the check of the Rally phase loses (EPC-VIC-01).', whole()),
    passed: said('Whether it has ended its shooting in this step.', flag),
    missionsDeclared: said('Whether its missions of this turn are declared.', flag),
  }),
);

const detachmentView = named(
  'Detachment',
  'A detachment (section 3).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    seat: said('Whose it is.', id),
    name: said('What it is called.', text),
    points: said('Points.', whole()),
    moraleValue: said('What it is worth for army morale (EPC-SET-03).', whole()),
    moraleLost: said('What of that is lost (EPC-MOR-01).', whole()),
    units: said('Its units, in the order of its list.', list(id)),
    hq: said('The unit that leads it (EPC-GEN-05).', id),
    blastMarkers: said('Blast markers on it.', whole()),
    broken: said('Whether it is broken (EPC-ORD-07).', flag),
    order: said('Its order of this turn.', words.order),
    place: said('Where it is.', words.place),
    mission: said('Flyers: the mission of this turn.', words.mission),
    moved: said('Whether it has moved in this turn.', flag),
    shot: said('Whether it has shot in this turn.', flag),
    assaultMoved: said('Whether it has made its assault move.', flag),
    outOfCommand: said(
      'Units out of command in this phase; null until it is declared (EPC-GEN-06).',
      orNull(list(id)),
    ),
  }),
);

const unitView = named(
  'Unit',
  'A unit, with the values that its abilities lead to (EPC-GEN-04).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    detachment: said('Its detachment.', id),
    profile: said('Name of its profile.', text),
    kind: said('What it is.', words.kind),
    abilities: said('Special abilities.', list(words.ability)),
    speedCm: said('Printed Speed, cm.', whole()),
    rangeCm: said('Range, cm.', whole()),
    firepower: said('Firepower now.', whole()),
    assault: said('Assault.', whole()),
    armour: said('Armour without terrain.', whole()),
    status: said('Whether it lives.', words.unitStatus),
    mountedIn: said('The transport that carries it.', orNull(id)),
    damageLeft: said('War engines: Damage left.', whole()),
    shieldsUp: said('War engines: shields up.', whole()),
    immobilised: said('War engines: whether it cannot move (EPC-ORD-08).', flag),
    weapons: said('Super heavy weapons of its profile.', list(words.weaponType)),
    knockedOut: said('Places of those that do not work.', list(whole())),
    popUp: said('Whether it has popped up in this turn (EPC-SHO-03).', flag),
  }),
);

const objectiveView = named(
  'Objective',
  'An objective (section 6.6).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    type: said('Its type.', words.objectiveType),
    owner: said('Bunker and Capture: the side that must be robbed of it.', orNull(id)),
    holder: said('Who held it at the last check.', orNull(id)),
    state: said('What became of it.', words.objectiveState),
    declared: said('What is declared of it and waits for its owner.', orNull(words.taken)),
  }),
);

const combatView = named(
  'Combat',
  'The combat that is being fought (EPC-ASL-12).',
  record({
    kind: said('What it is.', words.combatKind),
    sides: said(
      "The active player's side first.",
      list(
        named(
          'CombatSide',
          'One player in a close combat or firefight: who fights, what was thrown, how many hits.',
          record({
            seat: said('Whose it is.', id),
            units: said('Units in contact, or counted.', list(id)),
            supporting: said('Units that support (EPC-ASL-03).', list(id)),
            total: said('Assault or Firepower total.', whole()),
            modifier: said('What is added to its die (EPC-ASL-05).', whole()),
            die: said('Its die; 0 before it is thrown.', whole()),
            hits: said('Hits that it takes (EPC-ASL-09).', whole()),
          }),
        ),
      ),
    ),
    asked: said('Who is asked.', orNull(id)),
    winner: said('Who has won.', orNull(id)),
  }),
);

export const detailsView = named(
  'Details',
  'The battle; all of it is open but missions that are sealed.',
  record({
    turn: said('Turn, from 1; 0 before the battle.', whole()),
    step: said('Step of the turn (section 4).', words.step),
    first: said('First player by the initiative in force.', orNull(id)),
    active: said('Whose turn it is in this step.', orNull(id)),
    winner: said('Who has won; null while the battle goes on, and for a draw.', orNull(id)),
    drawn: said('Whether it ended in a draw.', flag),
    deployment: said('How the table is set up, in words.', text),
    armies: said('Both armies.', list(armyView)),
    detachments: said('All detachments.', list(detachmentView)),
    units: said('All units.', list(unitView)),
    objectives: said('Objectives.', list(objectiveView)),
    mission: said('Flyers on a mission that may be reacted to (EPC-FLY-04).', orNull(id)),
    combat: said('The combat that is being fought.', orNull(combatView)),
    retreats: said('Detachments that retreat now (EPC-ASL-10).', list(id)),
    declaredBy: said('Whose declaration waits for an answer (EPC-GEN-01).', orNull(id)),
    brief: said('What lies beside the table, to print.', briefView),
  }),
);
export type DetailsView = Shaped<typeof detailsView>;

/** The battle as its viewer may know it, typed: it comes redacted. */
export const showDetails = (state: EpicState): DetailsView => ({
  turn: state.turn,
  step: state.step,
  first: state.first,
  active: state.active,
  winner: state.winner === 'DRAW' ? null : state.winner,
  drawn: state.winner === 'DRAW',
  deployment: state.deployment,
  armies: Object.values(state.armies).map(({ id: seat, ...army }) => ({ seat, ...army })),
  detachments: Object.values(state.detachments).map(({ army: seat, ...detachment }) => ({
    seat,
    ...detachment,
  })),
  units: showUnits(state),
  objectives: Object.values(state.objectives).map((each) => ({
    ...each,
    declared: each.declared?.how ?? null,
  })),
  mission: state.mission?.detachment ?? null,
  combat: showCombat(state),
  retreats: state.retreats,
  declaredBy: state.declaration?.by ?? null,
  // Only for whoever asks for it.
  get brief() {
    return showBrief(state);
  },
});

const showUnits = (state: EpicState): DetailsView['units'] =>
  Object.values(state.units).map((unit) => {
    const profile = state.profiles[unit.profile];
    return {
      ...unit,
      abilities: profile?.abilities ?? [],
      speedCm: profile?.speedCm ?? 0,
      rangeCm: rangeOf(state, unit.id),
      firepower: firepowerOf(state, unit.id),
      assault: assaultOf(state, unit.id),
      armour: armourOf(state, unit.id),
      weapons: profile?.superHeavyWeapons.map((each) => each.type) ?? [],
    };
  });

const showCombat = ({ combat }: EpicState): DetailsView['combat'] =>
  combat && {
    kind: combat.kind,
    sides: combat.sides.map(({ modifiers, ...side }) => ({
      ...side,
      modifier: modifiers.reduce((sum, each) => sum + each.value, 0),
    })),
    asked: combat.asked,
    winner: combat.winner,
  };
