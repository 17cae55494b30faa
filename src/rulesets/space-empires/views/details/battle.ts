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
import { ANSWERS } from '../../move/reaction.js';
import type { Battle, Reaction } from '../../state/index.js';
import * as words from '../../words/index.js';

const targetView = named(
  'Target',
  'A card that is played for one unit.',
  record({ card: said('The card.', words.card), unit: said('The unit.', id) }),
);

const participantView = named(
  'Participant',
  'A unit that fights (SPE-BAT-03).',
  record({
    unit: said('The chit.', id),
    seat: said('Whose it is.', id),
    value: said('Battle value (SPE-BAT-05).', whole()),
    bombards: said('Whether it is a bombarding ship (SPE-BAT-07).', flag),
  }),
);

const sideView = named(
  'BattleParty',
  'A side of a battle.',
  record({
    seat: said('Whose it is.', id),
    committed: said('Whether it has committed (SPE-BAT-06).', flag),
    cards: said('Cards that it plays; null where the viewer may not know them.', orNull(list(words.card))),
    targets: said('Their targets; null where the viewer may not know them.', orNull(list(targetView))),
    bombardingUnits: said('Bombarding ships; null where the viewer may not know them.', orNull(list(id))),
    total: said('Its total; null before the reveal, and where there is none (SPE-BAT-04).', orNull(whole())),
    lost: said('Units that it has lost so far.', list(id)),
  }),
);

export const battleView = named(
  'Battle',
  'A battle that is being fought.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    mapSpace: said('Where.', id),
    layer: said('In space or on the ground.', words.battleLayer),
    stage: said('What it waits for.', words.battleStage),
    winner: said('Seat that has won; null before that.', orNull(id)),
    attacker: said('The active player.', sideView),
    defender: said('The opponent.', sideView),
    participants: said(
      'Who fights, lost ones too; null where the viewer may not know them.',
      orNull(list(participantView)),
    ),
  }),
);

export const reactionView = named(
  'Reaction',
  'A declared stack move that opponents may cancel (SPE-MOVE-07).',
  record({
    seat: said('Who moves.', id),
    from: said('From where.', id),
    path: said('Map spaces that are entered, the last one is the destination.', list(id)),
    count: said('How many units.', whole()),
    units: said('The chits; null where the viewer may not know them.', orNull(list(id))),
    asked: said('Opponents who are asked and, as far as the viewer knows, have not answered.', list(id)),
    until: said('When silence becomes a pass; null without limit.', orNull(text)),
  }),
);

export const showReaction = (reaction: Reaction): Shaped<typeof reactionView> => ({
  seat: reaction.player,
  from: reaction.from,
  path: [...reaction.path],
  count: reaction.count,
  units: reaction.units && [...reaction.units],
  asked: ANSWERS.awaited(reaction),
  until: reaction.until,
});

function showSide(battle: Battle, seat: string): Shaped<typeof sideView> {
  const commitment = battle.commitments[seat];
  return {
    seat,
    committed: battle.committed.includes(seat),
    cards: commitment ? [...commitment.cards] : null,
    targets: commitment ? [...commitment.targets] : null,
    bombardingUnits: commitment ? [...commitment.bombardingUnits] : null,
    total: battle.totals?.[seat] ?? null,
    lost: [...(battle.lost[seat] ?? [])],
  };
}

export const showBattle = (battle: Battle): Shaped<typeof battleView> => ({
  id: battle.id,
  mapSpace: battle.mapSpace,
  layer: battle.layer,
  stage: battle.stage,
  winner: battle.winner,
  attacker: showSide(battle, battle.attacker),
  defender: showSide(battle, battle.defender),
  participants:
    battle.participants && battle.participants.map(({ player, ...each }) => ({ ...each, seat: player })),
});
