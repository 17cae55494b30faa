import * as z from 'zod';

const Text = z.string().min(1);
const Rules = { rule: Text.optional(), rules: z.array(Text).min(1).optional() };

/** Faces in the order rolled, with the names of draws among them, or faces of single rolls, each named by its key. */
const Dice = z.union([
  z.array(z.union([z.int().min(1), z.strictObject({ draw: z.array(Text).min(1) })])),
  z.array(
    z.strictObject({
      rule: Text,
      purpose: Text,
      subject: z.string(),
      counter: z.int().min(0).optional(),
      faces: z.array(z.int().min(1)).default([]),
      drawn: z.array(Text).min(1).optional(),
    }),
  ),
]);

const Values = z.record(Text, z.json());

const ExpectedEvent = z.union([
  Text,
  z.strictObject({
    type: Text,
    data: z.json().optional(),
    with: z.json().optional(),
    because: z.array(Text).optional(),
    turn: z.int().optional(),
    phase: Text.optional(),
  }),
  z.strictObject({
    draw: z.array(Text),
    rule: Text.optional(),
    purpose: Text.optional(),
    subject: z.string().optional(),
    notation: Text.optional(),
  }),
  z.strictObject({
    roll: z.array(z.int().min(1)),
    rule: Text.optional(),
    purpose: Text.optional(),
    subject: z.string().optional(),
    notation: Text.optional(),
  }),
]);

/** All events in order, or some of them: in this order, in any order. */
const ExpectedEvents = z.union([
  z.array(ExpectedEvent),
  z
    .strictObject({
      contains: z.array(ExpectedEvent).min(1).optional(),
      anyOrder: z.array(ExpectedEvent).min(1).optional(),
    })
    .refine(
      ({ contains, anyOrder }) => contains !== undefined || anyOrder !== undefined,
      'needs `contains` or `anyOrder`',
    ),
]);

const ExpectedRefusal = z.union([
  Text,
  z.strictObject({
    rule: Text,
    code: Text.optional(),
    path: z.array(z.union([z.string(), z.int()])).optional(),
    params: Values.optional(),
  }),
]);

const ExpectedRoll = z.strictObject({
  rule: Text,
  purpose: Text.optional(),
  subject: z.string().optional(),
  notation: Text.optional(),
});

/** One thing that may be done, by its name or by what matters of it; with `barred`, one that may not. */
const ExpectedOption = z.union([
  Text,
  z.strictObject({
    order: Text,
    target: Text.nullable().optional(),
    how: Text.optional(),
    path: z.array(Text).min(1).optional(),
    cost: z.strictObject({ amount: z.number(), measure: Text }).nullable().optional(),
    arithmetic: z
      .array(z.strictObject({ name: Text, value: z.number() }))
      .min(1)
      .optional(),
    barred: z.array(ExpectedRefusal).min(1).optional(),
  }),
]);

/** What a seat is told of one thing: all of it in order, some of it, or null where the thing is none of the seat's. */
const ExpectedOptions = z.union([
  z.null(),
  z.array(ExpectedOption),
  z
    .strictObject({
      has: z.array(ExpectedOption).min(1).optional(),
      hasNot: z.array(ExpectedOption).min(1).optional(),
    })
    .refine(({ has, hasNot }) => has !== undefined || hasNot !== undefined, 'needs `has` or `hasNot`'),
]);

/** What one viewer sees. */
const Sight = {
  events: ExpectedEvents.optional(),
  noEvents: z.array(Text).min(1).optional(),
  state: Values.optional(),
  absent: z.array(Text).min(1).optional(),
  views: Values.optional(),
};

const Then = z
  .strictObject({
    ...Sight,
    refusals: z.array(ExpectedRefusal).min(1).optional(),
    rollsNeeded: z.array(ExpectedRoll).min(1).optional(),
    balances: z.record(Text, z.number()).optional(),
    due: z.record(Text, z.array(Text)).optional(),
    options: z.record(Text, z.record(Text, ExpectedOptions)).optional(),
    moment: z.strictObject({ turn: z.int(), phase: Text }).optional(),
    over: z.boolean().optional(),
    seenBy: z.record(Text, z.strictObject(Sight)).optional(),
  })
  .refine((then) => Object.keys(then).length > 0, 'says nothing: a case must be able to fail');

const Step = z.strictObject({
  seat: Text,
  command: z.looseObject({ type: Text }),
  dice: Dice.optional(),
  then: Then.optional(),
});

const Seat = z.union([
  Text,
  z.strictObject({ name: Text, role: z.enum(['player', 'arbiter', 'spectator']) }),
]);

const Given = z.strictObject({
  base: Text.optional(),
  ruleset: Text.optional(),
  seats: z.array(Seat).min(1).optional(),
  scenario: Text.optional(),
  position: z.json().optional(),
  parameters: Values.optional(),
  changes: Values.optional(),
  remove: z.array(Text).optional(),
  dice: Dice.optional(),
  after: z.array(Step.omit({ then: true })).optional(),
});

const named = (form: { rule?: unknown; rules?: unknown }) =>
  (form.rule === undefined) !== (form.rules === undefined);

/** Whether a case, perhaps one of another form, says what follows. */
function expects({ when, then }: { readonly when?: unknown; readonly then?: unknown }): boolean {
  const last: unknown = Array.isArray(when) ? when.at(-1) : null;
  return then !== undefined || (typeof last === 'object' && last !== null && 'then' in last);
}

const Case = z
  .strictObject({
    ...Rules,
    title: Text,
    source: Text.optional(),
    given: Given.optional(),
    when: z.array(Step).optional(),
    then: Then.optional(),
  })
  .refine(named, 'needs `rule` or `rules`, one of them')
  .refine(expects, {
    path: ['then'],
    message: 'needs `then`, of its own or of its last command',
    // Told beside what else is wrong.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** A base file: a `given` that many cases share. */
export const GivenForm = Given;
/** One document of a case file: a case, a list of cases, or cases that share a `given`. */
export const SingleForm = Case;
export const ListForm = z.array(Case).min(1);
export const GroupForm = z.strictObject({ given: Given.optional(), cases: ListForm });

export type CaseForm = z.infer<typeof Case>;
export type GivenForm = z.infer<typeof Given>;
export type StepForm = z.infer<typeof Step>;
export type ThenForm = z.infer<typeof Then>;
export type SightForm = Pick<ThenForm, keyof typeof Sight>;
export type DiceForm = z.infer<typeof Dice>;
export type EventForm = z.infer<typeof ExpectedEvent>;
export type EventsForm = z.infer<typeof ExpectedEvents>;
export type RefusalForm = z.infer<typeof ExpectedRefusal>;
export type OptionForm = z.infer<typeof ExpectedOption>;
export type OptionsForm = z.infer<typeof ExpectedOptions>;

/** Whether dice are named by their keys, each roll for itself. */
export const isByKey = (dice: DiceForm): dice is Extract<DiceForm, readonly object[]> =>
  typeof dice[0] === 'object' && 'rule' in dice[0];
