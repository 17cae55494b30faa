import {
  alone,
  entered,
  flag,
  list,
  named,
  optional,
  record,
  said,
  text,
  textOf,
  under,
  type Shaped,
} from '../../../kernel/index.js';
import * as terms from '../words/index.js';
import { figure, id, ids, side, within } from '../shapes/words.js';
import { report, reportedSide } from './report-shapes.js';

/** PLN-QBT-06. */
const step = named(
  'CasualtyStep',
  'One step of losses: names a unit, a vehicle or a defence.',
  record({
    unit: said('The unit.', optional(id)),
    model: said('The vehicle, where a unit has several.', optional(id)),
    defence: said('The defence.', optional(id)),
    step: said('How much of it.', under({ rule: 'PLN-QBT-06' }, terms.casualtyStepKind)),
    fallen: said('Which models fall; the last ready ones when left out.', optional(ids)),
  }),
);
export type CasualtyStep = Shaped<typeof step>;

const battle = record({ battle: id });
const funSide = named(
  'FunSide',
  'An army of a fun battle.',
  record({
    value: said('Its points.', entered(0, 100000, figure)),
    lost: said('Points that it lost.', entered(0, 100000, figure)),
  }),
);

/** Phase 8. */
export const BATTLES = {
  IssueBattleBrief: alone(
    record({
      battle: id,
      agreed: said(
        'Full battle: rolls the battle brief.',
        optional(
          named(
            'Brief',
            'Asks for the battle brief: forces, terrain, special rules, set-up (PLN-PRE). Holds what both agreed.',
            record({
              skipTerrain: said('Both agreed to leave the terrain roll out.', optional(flag)),
              gameTurns: said(
                'Game turns agreed; random game length when left out.',
                optional(within('PLN-PRE-02', 1, 100)),
              ),
              scenario: said('Whether a scenario is played; a die decides when left out.', optional(flag)),
              mission: said('Mission agreed.', optional(textOf(120))),
              sentries: said('Sentries are used.', optional(flag)),
              night: said('It is fought by night.', optional(flag)),
              tabletopOptions: said(
                'Options agreed for this battle, beside those of the campaign (PLN-OPT-02).',
                optional(list(under({ rule: 'PLN-OPT-02' }, terms.tabletopOption))),
              ),
            }),
          ),
        ),
      ),
    }),
  ),
  RerollTerrain: battle,
  AgreeQuickBattle: battle,
  PickOpponentCasualties: named(
    'OpponentPick',
    "A side's pick among the enemy's units: up to a quarter of their losses (PLN-QBT-05).",
    record({
      battle: id,
      steps: said('Half-steps; none to pass.', list(step)),
      side: said(
        "Which side, where the arbiter answers for one: an NPC's, an absent player's.",
        optional(side),
      ),
    }),
  ),
  ChooseCasualties: named(
    'Casualties',
    "A side's own losses, beside those that the enemy picked (PLN-QBT-06).",
    record({
      battle: id,
      steps: said('The steps.', list(step)),
      killCaptives: said('If it wins: whether captives are killed (PLN-CPT-08).', optional(flag)),
      side: said(
        "Which side, where the arbiter answers for one: an NPC's, an absent player's.",
        optional(side),
      ),
    }),
  ),
  SetFillUpOrder: named(
    'FillUp',
    'Order in which the units of an army are filled up before the battle (PLN-BAT-05).',
    record({ battle: id, army: said('The army.', id), units: said('Its units, best first.', ids) }),
  ),
  EnterReportHalf: named(
    'ReportHalf',
    "A side's own half of the report of a full battle; said again it replaces the one before (PLN-REP-01).",
    record({
      battle: id,
      half: said('What became of the side.', reportedSide),
      gameTurnsPlayed: said('Game turns that were played.', optional(entered(0, 100, figure))),
      side: said(
        "Which side, where the arbiter answers for one: an NPC's, an absent player's.",
        optional(side),
      ),
    }),
  ),
  EnterBattleReport: alone(
    record({ battle: id, report: said('Full battle: what happened at the table.', report) }),
  ),
  ConfirmBattleReport: battle,
  DisputeBattleReport: record({ battle: id, reason: text }),
  DecideDispute: named(
    'Decision',
    "The arbiter's decision on a disputed report (PLN-REP-04).",
    record({
      battle: id,
      reason: said('Why.', textOf(2000)),
      report: said('The report that holds; the one entered when left out.', optional(report)),
    }),
  ),
  PostponeBattle: battle,
  ObjectPostponement: battle,
};

/** In phase 8, beside the battles of the campaign (PLN-FUN-01). */
export const FUN_BATTLES = {
  ReportFunBattle: named(
    'FunReport',
    'A fun battle beside the campaign (PLN-FUN-01).',
    record({
      opponent: said('The other player.', id),
      own: said('The own army.', funSide),
      theirs: said("The opponent's army.", funSide),
      winner: said('Seat that won; left out for a draw.', optional(id)),
    }),
  ),
  ConfirmFunBattle: alone(record({ battle: said('The fun battle that is confirmed.', id) })),
};
