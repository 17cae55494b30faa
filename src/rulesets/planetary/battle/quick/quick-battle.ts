import { entryAt, existing, lookUp } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { PlanetaryCommand } from '../../commands.js';
import type { Battle, SideRole } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { judgeBattle } from '../../after-battle/aftermath.js';
import { admit, answeringSide, enemySide, isArbiter, SIDES } from '../battle-sides.js';
import { fillUp } from '../filling-up.js';
import { askForMercy, decideFate } from '../../after-battle/mercy.js';
import { answeringSeats } from '../postponing.js';
import { checkChoice, checkPick, defaultChoice, readSteps } from './quick-choice.js';
import { reckonQuickBattle } from './quick-dice.js';
import { quickFacts } from './quick-facts.js';
import { piecesOf, pointsTaken } from './quick-pieces.js';

type Agree = Extract<PlanetaryCommand, { type: 'AgreeQuickBattle' }>;
type PickOpponents = Extract<PlanetaryCommand, { type: 'PickOpponentCasualties' }>;
type Choose = Extract<PlanetaryCommand, { type: 'ChooseCasualties' }>;

/** PLN-BAT-01: a quick battle if both participants agree, or at once if the arbiter orders it. */
export function agreeQuickBattle(table: PlanetaryTable, command: Agree): readonly Violation[] {
  const admission = admit(table, command.battle, 'PLN-BAT-01', ['pending']);
  if (admission.violations) return admission.violations;
  const { battle, side } = admission;
  if (side !== null && !isArbiter(table.actor)) {
    const { seat } = battle[side];
    if (battle.quickAgreedBy.includes(seat)) {
      return [violation('PLN-BAT-01', 'ALREADY_AGREED', ['battle'], { battle: battle.id, seat })];
    }
    table.emit({ type: 'planetary.QuickBattleConsented', data: { battle: battle.id, seat } }, ['PLN-BAT-01']);
    const agreed = entryAt(table.state.battles, battle.id).quickAgreedBy;
    if (!answeringSeats(battle).every((each) => agreed.includes(each))) return [];
  }
  rollQuickBattle(table, battle.id);
  return [];
}

/** PLN-QBT-01 Dice and damage: each side 2D6, attacker first. */
function rollQuickBattle(table: PlanetaryTable, id: string): void {
  fillUp(table, id);
  const dice = table.rollAll(
    SIDES.map((side) => ({
      count: 2,
      sides: 6,
      for: 'PLN-QBT-01',
      purpose: 'quick battle',
      subject: `${id} ${side}`,
    })),
  );
  const quick = reckonQuickBattle(table.state, entryAt(table.state.battles, id), dice);
  table.emit({ type: 'planetary.QuickBattleRolled', data: { battle: id, quick } }, [
    'PLN-QBT-01',
    ...(entryAt(table.state.battles, id).kind === 'RAID' ? (['PLN-QBT-02'] as const) : []),
    'PLN-QBT-03',
    'PLN-QBT-04',
  ]);
  advance(table, id);
}

const quickOf = (battle: Battle) => existing(battle.quick, 'quick battle');

/** PLN-QBT-05 Opponent's quarter: picked at the same time by both who may, secret until both have. */
export function pickOpponentCasualties(table: PlanetaryTable, command: PickOpponents): readonly Violation[] {
  const admission = admit(table, command.battle, 'PLN-QBT-05', ['quick']);
  if (admission.violations) return admission.violations;
  const { battle } = admission;
  const side = answeringSide(table, admission.side, command.side);
  if (side === null) return [violation('PLN-QBT-05', 'SIDE_NOT_NAMED', ['side'], {})];
  const quick = quickOf(battle);
  if (!quick[side].mayPick) return [violation('PLN-QBT-05', 'NOT_ENTITLED', ['battle'], { side })];
  if (quick[side].pick !== null) return [violation('PLN-QBT-05', 'ALREADY_PICKED', ['battle'], { side })];
  const enemy = enemySide(side);
  const illegal = checkPick(piecesOf(table.state, battle, enemy), command.steps, quick[enemy].toLose);
  if (illegal.length > 0) return illegal;
  const data = { battle: battle.id, side, steps: command.steps };
  table.emit({ type: 'planetary.QuickPickMade', data }, ['PLN-QBT-05']);
  advance(table, battle.id);
  return [];
}

/** PLN-QBT-06 Owner's choice. */
export function chooseCasualties(table: PlanetaryTable, command: Choose): readonly Violation[] {
  const asked = lookUp(table.state.battles, command.battle)?.mercy;
  const admission = admit(table, command.battle, 'PLN-QBT-06', asked ? ['judged'] : ['quick']);
  if (admission.violations) return admission.violations;
  const { battle } = admission;
  const side = answeringSide(table, admission.side, command.side);
  if (side === null) return [violation('PLN-QBT-06', 'SIDE_NOT_NAMED', ['side'], {})];
  if (asked) return sayMercy(table, command, side);
  const quick = quickOf(battle);
  if (SIDES.some((each) => quick[each].pick === null)) {
    return [violation('PLN-QBT-05', 'PICKS_OUTSTANDING', ['battle'], { battle: battle.id })];
  }
  if (quick[side].choice !== null) {
    return [violation('PLN-QBT-06', 'ALREADY_CHOSEN', ['battle'], { side })];
  }
  const pieces = piecesOf(table.state, battle, side);
  const picked = readSteps(
    pieces,
    existing(quick[enemySide(side)].pick, 'pick'),
    new Map(),
    'PLN-QBT-05',
  ).taken;
  const illegal = checkChoice(pieces, command.steps, picked, quick[side].toLose);
  if (illegal.length > 0) return illegal;
  take(table, battle.id, side, { steps: command.steps, killCaptives: command.killCaptives ?? false });
  advance(table, battle.id);
  return [];
}

/** PLN-CPT-08: the winner's losses are taken; they only say whether their captive is killed. */
function sayMercy(table: PlanetaryTable, { battle, steps, killCaptives = false }: Choose, side: SideRole) {
  const { mercy } = entryAt(table.state.battles, battle);
  if (mercy?.side !== side || steps.length > 0) {
    return [violation('PLN-QBT-06', 'ALREADY_CHOSEN', ['battle'], { side })];
  }
  decideFate(table, battle, killCaptives);
  return [];
}

function take(
  table: PlanetaryTable,
  id: string,
  side: SideRole,
  chosen: { readonly steps: Choose['steps']; readonly killCaptives: boolean } | null,
): void {
  const battle = entryAt(table.state.battles, id);
  const pieces = piecesOf(table.state, battle, side);
  const picked = readSteps(
    pieces,
    quickOf(battle)[enemySide(side)].pick ?? [],
    new Map(),
    'PLN-QBT-05',
  ).taken;
  const steps = chosen?.steps ?? defaultChoice(pieces, picked, quickOf(battle)[side].toLose);
  const taken = pointsTaken(pieces, readSteps(pieces, steps, picked, 'PLN-QBT-06').taken);
  table.emit(
    {
      type: 'planetary.QuickCasualtiesTaken',
      data: {
        battle: id,
        side,
        steps,
        killCaptives: chosen?.killCaptives ?? false,
        taken,
        byDefault: chosen === null,
      },
    },
    ['PLN-QBT-06'],
  );
}

/** Carries a quick battle on as far as nobody has to answer first: reveals picks, takes what leaves no choice, judges. */
function advance(table: PlanetaryTable, id: string): void {
  const quick = quickOf(entryAt(table.state.battles, id));
  if (SIDES.some((side) => quick[side].pick === null)) return;
  if (SIDES.every((side) => quick[side].choice === null)) revealPicks(table, id);
  for (const side of SIDES) {
    const { choice, toLose, value } = quick[side];
    if (choice === null && (toLose === 0 || toLose === value)) take(table, id, side, null);
  }
  judgeWhenChosen(table, id);
  askForMercy(table, id);
}

/** PLN-QBT-05: once both have answered, everybody may know what was picked. */
function revealPicks(table: PlanetaryTable, id: string): void {
  const quick = quickOf(entryAt(table.state.battles, id));
  if (!SIDES.some((side) => quick[side].mayPick)) return;
  const picks = {
    attacker: existing(quick.attacker.pick, 'pick'),
    defender: existing(quick.defender.pick, 'pick'),
  };
  table.emit({ type: 'planetary.QuickPicksRevealed', data: { battle: id, picks } }, ['PLN-QBT-05']);
}

function judgeWhenChosen(table: PlanetaryTable, id: string): void {
  const battle = entryAt(table.state.battles, id);
  if (SIDES.some((side) => quickOf(battle)[side].choice === null)) return;
  judgeBattle(table, quickFacts(table.state, battle, quickOf(battle)));
}

/** PLN-QBT-06: when the phase closes, what was not answered is passed or taken in canonical order (PLN-GEN-12). */
export function settleQuickBattle(table: PlanetaryTable, id: string): void {
  const unanswered = SIDES.filter((side) => quickOf(entryAt(table.state.battles, id))[side].pick === null);
  for (const side of unanswered) {
    const data = { battle: id, side, steps: [] };
    table.emit({ type: 'planetary.QuickPickMade', data }, ['PLN-QBT-05', 'PLN-GEN-12']);
  }
  if (unanswered.length > 0) revealPicks(table, id);
  for (const side of SIDES) {
    if (quickOf(entryAt(table.state.battles, id))[side].choice === null) take(table, id, side, null);
  }
  judgeWhenChosen(table, id);
}
