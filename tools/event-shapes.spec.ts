import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { drift } from './event-shapes/drift.js';
import { shapesOf } from './event-shapes/shapes-of.js';

const EVENTS = `
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
type Colour = 'red' | 'blue';
interface Unit { readonly id: string; readonly colour: Colour; readonly carries?: readonly Unit[] }
export type ToyEvent =
  | { readonly type: 'toy.UnitMoved'; readonly data: { readonly unit: Unit; readonly to: number; readonly way?: readonly string[] } }
  | { readonly type: 'toy.NoteTaken'; readonly data: { readonly note?: Json; readonly by: string | null } };
export interface ToyState { readonly units: { readonly [id: string]: Unit } }
`;

describe('shapes of events', () => {
  const folder = mkdtempSync(join(tmpdir(), 'event-shapes-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function shapes(text: string) {
    const file = join(folder, 'events.ts');
    writeFileSync(file, text);
    return shapesOf(
      ts.createProgram([file], { strict: true }),
      { file, name: 'ToyEvent' },
      { file, name: 'ToyState' },
    );
  }

  it('name every member of every event and of the types that it is made of', () => {
    const { events, state, parts } = shapes(EVENTS);
    expect(events).toEqual({
      'toy.NoteTaken': { members: { by: { anyOf: ['null', 'string'] }, 'note?': 'Json' } },
      'toy.UnitMoved': { members: { to: 'number', unit: 'Unit', 'way?': { listOf: 'string' } } },
    });
    expect(state).toEqual({ whole: { members: { units: { byKey: 'Unit' } } }, parts: {} });
    expect(parts['Unit']).toEqual({
      members: { 'carries?': { listOf: 'Unit' }, colour: { anyOf: ["'blue'", "'red'"] }, id: 'string' },
    });
    expect(Object.keys(parts)).toEqual(['Json', 'Unit']);
  });

  it.each([
    ['readonly to: number', 'readonly to: string', ['toy.UnitMoved.to: number → string']],
    [
      'readonly by: string | null',
      'readonly by?: string',
      ['toy.NoteTaken.by: null | string → not there', 'toy.NoteTaken.by?: not there → string'],
    ],
    [
      "'red' | 'blue'",
      "'red' | 'blue' | 'green'",
      ["Unit.colour: 'blue' | 'red' → 'blue' | 'green' | 'red'"],
    ],
    [
      'readonly units: {',
      'readonly pieces: {',
      ['state.pieces: not there → { [key]: Unit }', 'state.units: { [key]: Unit } → not there'],
    ],
    ['toy.NoteTaken', 'toy.NoteMade', ['toy.NoteMade is new', 'toy.NoteTaken is there no more']],
  ])('drift where %s becomes %s', (before, after, expected) => {
    expect(drift(shapes(EVENTS), shapes(EVENTS))).toEqual([]);
    expect(drift(shapes(EVENTS), shapes(EVENTS.replace(before, after)))).toEqual(expected);
  });
});
