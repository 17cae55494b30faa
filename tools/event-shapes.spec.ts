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

/** Shapes as `src/kernel/shape.ts` has them, as far as their types go. */
const INFERRED = `
declare const FITS: unique symbol;
interface Shape<T = unknown> { readonly is: string; readonly [FITS]?: T }
type Shaped<S extends Shape> = S extends { readonly [FITS]?: infer T } ? Exclude<T, undefined> : never;
type Members = Readonly<Record<string, Shape>>;
type Optional<T> = Shape<T> & { readonly is: 'optional' };
type OptionalOf<M extends Members> = { [K in keyof M]: M[K] extends { readonly is: 'optional' } ? K : never }[keyof M];
type Recorded<M extends Members> = { readonly [K in Exclude<keyof M, OptionalOf<M>>]: Shaped<M[K]> } & { readonly [K in OptionalOf<M>]?: Shaped<M[K]> };
declare const text: Shape<string>, whole: Shape<number>, flag: Shape<boolean>;
declare function record<const M extends Members>(members: M): Shape<Recorded<M>>;
declare function optional<T>(of: Shape<T>): Optional<T>;
declare function list<T>(of: Shape<T>): Shape<readonly T[]>;
declare function named<S extends Shape>(name: string, about: string, of: S): S;

const unit = named('UnitReport', 'A unit.', record({ unit: text, fate: record({ lost: optional(flag) }) }));
const side = named('SideReport', 'A side.', record({ points: whole }));
const said = record({ units: unit, sides: list(side), free: record({ x: whole }) });
export type Side = Shaped<typeof side>;
export type ToyEvent = { readonly type: 'toy.Said'; readonly data: Shaped<typeof said> };
export interface ToyState {}
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

  it('call what is inferred from shapes as its alias, else as its shape, and what has no name by its members', () => {
    const { events, parts } = shapes(INFERRED);
    expect(events).toEqual({
      'toy.Said': {
        members: { free: { members: { x: 'number' } }, sides: { listOf: 'Side' }, units: 'UnitReport' },
      },
    });
    expect(parts).toEqual({
      Side: { members: { points: 'number' } },
      UnitReport: { members: { fate: { members: { 'lost?': 'boolean' } }, unit: 'string' } },
    });
  });

  it('leave out members whose name is a symbol', () => {
    const { events } = shapes(`
      declare const MARK: unique symbol;
      export type ToyEvent = { type: 'toy.Marked'; data: { readonly [MARK]: string; readonly by: string } };
      export interface ToyState {}`);
    expect(events).toEqual({ 'toy.Marked': { members: { by: 'string' } } });
  });

  it('number types of one name by what they say, in whatever order they are come across', () => {
    const two = (...[one, other]: readonly string[]): string => `
      namespace A { export interface Unit { readonly a: string } }
      namespace B { export interface Unit { readonly b: string; readonly on?: readonly Unit[] } }
      export type ToyEvent = { type: 'toy.Met'; data: { readonly one: ${one}.Unit; readonly other: ${other}.Unit } };
      export interface ToyState {}`;
    const [ab, ba] = [shapes(two('A', 'B')), shapes(two('B', 'A'))];
    expect(ab.parts).toEqual({
      Unit: { members: { a: 'string' } },
      'Unit#2': { members: { b: 'string', 'on?': { listOf: 'Unit#2' } } },
    });
    expect(ba.parts).toEqual(ab.parts);
    expect(ba.events).toEqual({ 'toy.Met': { members: { one: 'Unit#2', other: 'Unit' } } });
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
