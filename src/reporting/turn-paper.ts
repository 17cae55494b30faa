import type { Seat } from '../kernel/index.js';
import { figure, inWords, list, section, signed, type Paper } from './paper.js';
import type {
  Booked,
  Change,
  Eyes,
  March,
  ReportedBattle,
  ReportedStandings,
  TurnReport,
} from './turn-report.js';

/** A turn report as a paper: how it stands and what is due first, what happened in full at the end. */
export function turnPaper(report: TurnReport): Paper {
  const { campaign, ruleset, turn, eyes, closed, standings, map } = report;
  return {
    title: `${campaign}: turn ${turn}`,
    about: [ruleset, eyesText(eyes), ...nowTexts(report)].join(' · '),
    sections: [
      ...section('Closed', list(closed.map(({ title }) => title))),
      ...section('Standings', list(winnersLines(standings)), standingsTable(standings)),
      ...section('What is due', list(report.due.map(dueLine))),
      ...section('Battles', list(report.battles.map(battleLine))),
      ...section('Marches', list(report.marches.map(marchLine))),
      ...section('Gains', list(changeLines(report.gains))),
      ...section('Losses', list(changeLines(report.losses))),
      ...section('Books', list(bookLines(report.books))),
      ...section('Map', map === null ? null : { is: 'picture', svg: map, caption: mapCaption(report) }),
      ...report.chapters.flatMap(({ title, lines }) => section(title, list(lines.map(({ text }) => text)))),
      ...(report.cut ? section('More', { is: 'text', text: CUT }) : []),
    ],
  };
}

const CUT = 'More is known than is told here. The audit of the campaign holds all of it.';

/** For whom something is written. */
export function eyesText(eyes: Eyes): string {
  switch (eyes.kind) {
    case 'everybody':
      return 'for everybody';
    case 'seat':
      return `for ${eyes.seat.name} alone`;
    case 'arbiter':
      return 'for the arbiter alone';
  }
}

function nowTexts({ now, over }: TurnReport): readonly string[] {
  if (over) return ['the campaign is over'];
  return now === null ? [] : [`now turn ${now.turn}, ${now.title}`];
}

const mapCaption = ({ now, turn }: TurnReport): string =>
  now?.turn === turn ? `The map in turn ${turn}.` : `The map at the end of turn ${turn}.`;

const nameOf = (seat: Seat | null): string => seat?.name ?? 'nobody';

const namesOf = (seats: readonly Seat[]): string => seats.map(nameOf).join(', ');

const winnersLines = ({ winners }: ReportedStandings): readonly string[] =>
  winners.length === 0 ? [] : [`Won by ${namesOf(winners)}.`];

const standingsTable = ({ measure, goal, seats }: ReportedStandings) =>
  ({
    is: 'table',
    head: ['Rank', 'Seat', goal === null ? measure : `${measure} of ${figure(goal)}`, 'This turn'],
    rows: seats.map(({ rank, seat, total, change, out }) => [
      out ? 'out' : String(rank),
      seat.name,
      figure(total),
      signed(change),
    ]),
  }) as const;

/** Who must do what, and until when. */
export const dueLine = ({ seat, text, untilSaid }: TurnReport['due'][number]): string =>
  `${nameOf(seat)}: ${text}${untilSaid === null ? '' : ` Until ${untilSaid}.`}`;

/** Who fights whom, how far it has come, and what followed. */
export function battleLine(battle: ReportedBattle): string {
  const { place, sides, status, winners, drawn, consequences } = battle;
  const against = sides.map(sideText).join(' against ');
  const ended = drawn ? ', drawn' : winners.length > 0 ? `, won by ${namesOf(winners)}` : '';
  const followed = consequences.length > 0 ? ` What followed: ${consequences.map(unended).join('; ')}.` : '';
  return `${place}: ${against}: ${inWords(status)}${ended}.${followed}`;
}

const unended = (sentence: string): string => sentence.replace(/\.$/, '');

function sideText({ seat, role, pieces, value }: ReportedBattle['sides'][number]): string {
  const facts = [role, ...pieces, ...(value === null ? [] : [figure(value)])];
  return `${nameOf(seat)} (${facts.join(', ')})`;
}

const marchLine = ({ seat, name, from, to }: March): string =>
  `${seat ? `${seat.name}: ` : ''}${name}, ${from ?? 'off the board'} → ${to ?? 'off the board'}`;

const changeLines = (changes: readonly Change[]): readonly string[] => bySeat(changes, ({ name }) => name);

const bookLines = (books: readonly Booked[]): readonly string[] =>
  bySeat(books, ({ measure, amount }) => `${measure} ${signed(amount)}`);

/** A line for each seat. */
function bySeat<T extends { readonly seat: Seat | null }>(
  of: readonly T[],
  text: (each: T) => string,
): readonly string[] {
  const lines = new Map<string, string[]>();
  for (const each of of) {
    const name = nameOf(each.seat);
    lines.set(name, [...(lines.get(name) ?? []), text(each)]);
  }
  return [...lines].map(([name, texts]) => `${name}: ${texts.join(', ')}`);
}
