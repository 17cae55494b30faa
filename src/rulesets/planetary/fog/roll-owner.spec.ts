import { openSkirmish, playTurn } from '../../../../test/planetary/skirmish.js';
import type { DiceRolledData } from '../../../kernel/index.js';
import { thrownFor } from './roll-owner.js';

const GAME = playTurn(openSkirmish('luck'), [1, 3, 5, 2], 'luck');
const { state } = GAME.played;
const owner = (subject: string) =>
  thrownFor({ count: 1, sides: 6, for: 'PLN-QBT-01', purpose: 'test', subject }, state);

describe('the seat that a roll is thrown for', () => {
  it('is the side of a battle, the owner of a piece or hex, or the seat itself', () => {
    const [battle] = Object.values(state.battles);
    const [detachment] = Object.values(state.detachments);
    const hex = Object.keys(state.hexes).find((each) => state.hexes[each]!.controller === 'seat-2')!;
    expect(owner(`${battle!.id} attacker`)).toBe(battle!.attacker.seat);
    expect(owner(`${battle!.id} defender`)).toBe(battle!.defender.seat);
    expect(owner(battle!.id)).toBeNull();
    expect(owner(`${detachment!.id}.u1.m1`)).toBe(detachment!.owner);
    expect(owner(hex)).toBe('seat-2');
    expect(owner('seat-3')).toBe('seat-3');
    expect(owner('nobody')).toBeNull();
  });

  it('stands in the roll, whoever closed the phase that threw it', () => {
    const rolls = GAME.events.filter(({ type }) => type === 'dice.DiceRolled');
    const data = rolls.map((each) => each.data as unknown as DiceRolledData);
    const initiative = data.filter(({ key }) => key.purpose === 'battle initiative');
    expect(initiative.map((each) => each.thrownFor)).toEqual(initiative.map(({ key }) => key.subject));
    expect(new Set(data.map((each) => each.thrownFor)).size).toBeGreaterThan(2);
    const quick = data.find(({ key }) => key.purpose === 'quick battle')!;
    expect(quick.thrownFor).toMatch(/^seat-/);
  });
});
