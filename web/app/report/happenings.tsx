import type { ReactNode } from 'react';
import type { TurnReportQuery } from '../api/operations.js';
import { codeWords, NUMBER, timeWords } from '../look/words.js';

export type Report = TurnReportQuery['turnReport'];

interface Owned {
  readonly seat?: { readonly name: string } | null;
}

const nameOf = ({ seat }: Owned): string => seat?.name ?? 'Nobody';

/** What the report of a turn says, beside how the seats stand. */
export function Happenings({ report }: { readonly report: Report }) {
  const { due, battles, marches, gains, losses, books, chapters, cut } = report;
  const booked = books.map(({ seat, measure, amount }) => ({
    seat,
    text: `${measure} ${amount > 0 ? '+' : ''}${NUMBER.format(amount)}`,
  }));
  const things = (of: typeof gains) => bySeat(of.map(({ seat, name }) => ({ seat, text: name })));
  return (
    <>
      <Lines title="What is due">
        {due.map((each) => (
          <>
            <strong>{nameOf(each)}:</strong> {each.text}
            {each.until && ` Until ${timeWords(each.until)}.`}
          </>
        ))}
      </Lines>
      <Lines title="Battles">{battles.map(battleLine)}</Lines>
      <Lines title="Marches">
        {marches.map((each) => (
          <>
            <strong>{nameOf(each)}:</strong> {each.name}, {each.from ?? 'off the board'} →{' '}
            {each.to ?? 'off the board'}
          </>
        ))}
      </Lines>
      <Lines title="Gains">{things(gains)}</Lines>
      <Lines title="Losses">{things(losses)}</Lines>
      <Lines title="What it brought">{bySeat(booked)}</Lines>
      {chapters.map(({ title, lines }, at) => (
        <section key={at}>
          <h3 className="phase">{title}</h3>
          <ul className="report-lines">
            {lines.map(({ kind, text }, line) => (
              <li key={line} className={kind.toLowerCase()}>
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {cut && <p className="note">More is known than is told here. The audit holds all of it.</p>}
    </>
  );
}

function battleLine({ place, sides, status, drawn, winners, consequences }: Report['battles'][number]) {
  const against = sides.map((each) => `${nameOf(each)} (${each.role})`).join(' against ');
  return (
    <>
      <strong>{place}:</strong> {against} · {codeWords(status)}
      {drawn && ' · drawn'}
      {winners.length > 0 && ` · won by ${winners.map(({ name }) => name).join(', ')}`}
      {consequences.length > 0 && (
        <ul>
          {consequences.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A line for each seat. */
function bySeat(all: readonly (Owned & { readonly text: string })[]): readonly ReactNode[] {
  const seats = new Map<string, string[]>();
  for (const each of all) seats.set(nameOf(each), [...(seats.get(nameOf(each)) ?? []), each.text]);
  return [...seats].map(([name, texts]) => (
    <>
      <strong>{name}:</strong> {texts.join(', ')}
    </>
  ));
}

/** Nothing where there is nothing to be said. */
function Lines({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3 className="phase">{title}</h3>
      <ul className="report-lines">
        {children.map((each, at) => (
          <li key={at}>{each}</li>
        ))}
      </ul>
    </section>
  );
}
