import {
  flag,
  id,
  inline,
  list,
  named,
  orElse,
  orNull,
  ownId,
  record,
  rows,
  said,
  table,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';
import { amount, figure, round } from '../shapes/goods.js';
import { battleMethod, battleReport } from './report-shapes.js';

const coalition = named(
  'Coalition',
  'A side of a battle.',
  record({
    factions: said('Factions, by their order.', list(id)),
    participants: said(
      'Who fights.',
      list(
        named(
          'Participant',
          'A line of the force sheet (GOW-CBT-18).',
          record({
            id: said('Unit or planet.', id),
            kind: said('Which of them.', words.participantKind),
            faction: said('Its faction.', id),
            weight: said('Weight.', amount),
            baseCe: said('Base CE.', figure(0, 150)),
            effectiveCe: said('Effective CE.', figure(0, 200)),
            strength: said('Strength (GOW-CBT-06).', figure(0)),
          }),
        ),
      ),
    ),
    strength: said('Strength.', figure(0)),
    share: said('Percent of all strength.', figure(0, 100)),
    characters: said('Characters on the battlefield.', orElse(list(id), [])),
  }),
);

const entered = orNull(
  record({
    by: said('Faction that spoke; left out for the arbiter.', orNull(id)),
    report: said('The report.', battleReport),
  }),
);
const reports = named(
  'EnteredReport',
  'A report that waits.',
  rows(
    'side',
    said('Side that reported.', words.side),
    null,
    record({ attacker: entered, defender: entered }),
  ),
);
/** CE that somebody lost. */
const losses = (most: number) =>
  named(
    'Loss',
    'CE that somebody lost.',
    rows('id', said('Unit or planet.', id), 'ceLoss', table(said('pp.', figure(0, most)))),
  );
const total = figure(-1000, 1000);

/** GOW-CBT-18: a battle of a position: fought, or waiting for its result. */
export const battle = named(
  'Battle',
  'A battle that is under way, or is past.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    round: said('Its round.', round),
    domain: said('On a planet or in the void.', words.domain),
    location: said('Planet, or system.', id),
    attacker: said('Attackers.', coalition),
    defender: said('Defenders.', coalition),
    defended: said('Somebody counts as defender (GOW-CBT-02). True when left out.', orElse(flag, true)),
    surprise: said('Surprise attack.', orElse(flag, false)),
    shock: said('Shock assault.', orElse(flag, false)),
    counterShock: said('The defender has declared one too.', orElse(flag, false)),
    orbital: said('Side with void supremacy (GOW-CBT-07).', orNull(words.side)),
    scale: said('Scale.', words.scale),
    chosen: orElse(
      inline(
        ['attackerMethod', 'defenderMethod'],
        record({
          attacker: said('Method that the attacker chose.', orNull(battleMethod)),
          defender: said('Method that the defender chose.', orNull(battleMethod)),
        }),
      ),
      { attacker: null, defender: null },
    ),
    method: said('Method that holds.', orNull(battleMethod)),
    status: said('Status.', words.battleStatus),
    reports: said('Reports, one of a side at most.', orElse(reports, { attacker: null, defender: null })),
    settledBy: said('The report that counted.', orNull(battleReport)),
    friendlyFire: said('CE that friendly fire cost (GOW-CBT-12).', orElse(losses(100), {})),
    result: said(
      'Its result.',
      orNull(
        named(
          'PastResult',
          'The result of a battle of the past.',
          record({
            outcome: said('Outcome for the attacker.', words.outcome),
            scale: said('Scale.', words.scale),
            fieldHolder: said('Who held the field.', words.side),
            losses: said('CE lost.', orElse(losses(150), {})),
            totals: said(
              'Totals; left out where it was reported.',
              orNull(
                named(
                  'Totals',
                  'The totals of a battle that was rolled (GOW-CBT-07).',
                  record({
                    attacker: said('Of the attacker.', total),
                    defender: said('Of the defender.', total),
                  }),
                ),
              ),
            ),
          }),
        ),
      ),
    ),
  }),
);
