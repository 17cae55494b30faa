import { Test } from '@nestjs/testing';
import { Inject, provider, token } from './inject.js';

const NAME = token<string>('name');
const TURN = token<number>('turn');

class Sheet {
  constructor(
    @Inject(NAME) readonly name: string,
    @Inject(TURN) readonly turn: number,
  ) {}
}

class Swapped {
  constructor(
    // @ts-expect-error a number is no name
    @Inject(TURN) readonly name: string,
    // @ts-expect-error a string is no turn
    @Inject(NAME) readonly turn: number,
  ) {}
}

describe('what is injected by its name', () => {
  const parts = [
    { provide: NAME, useValue: 'Red' },
    { provide: TURN, useValue: 3 },
  ];

  it('is what the name stands for', async () => {
    const built = provider(Sheet, [NAME, TURN], (name, turn) => new Sheet(name, turn));
    const byFactory = await Test.createTestingModule({ providers: [...parts, built] }).compile();
    const byDecorator = await Test.createTestingModule({ providers: [...parts, Sheet] }).compile();
    for (const module of [byFactory, byDecorator])
      expect(module.get(Sheet)).toMatchObject({ name: 'Red', turn: 3 });
  });

  it('is not taken for another: two names in each other’s place do not compile', () => {
    // @ts-expect-error the factory gets them in the other order
    const swapped = provider(Sheet, [TURN, NAME], (name, turn) => new Sheet(name, turn));
    expect([swapped.inject, Swapped.length]).toEqual([[TURN, NAME], 2]);
  });
});
