import { useState } from 'react';
import { ask } from '../api/ask.js';
import { ResolveBattleDocument } from '../api/operations.js';
import { Brief } from '../brief/brief.js';
import { CommandForm, useMember } from '../forms/command-form.js';
import { WithNames } from '../forms/names.js';
import { RuleLinks } from '../look/rule-links.js';
import { codeWords } from '../look/words.js';
import { useCommands } from './commands.js';
import { Judge } from './judge.js';
import { OutcomeNote } from './outcome-note.js';
import { isDone, outcomeOf } from './outcome.js';
import type { Campaign, Position } from './room-data.js';

type Battle = Position['battles'][number];

/** What is being said in a form; without a draft any of the steps that are open. */
interface Saying {
  readonly title: string;
  /** How it is filled in. */
  readonly hint: string;
  readonly draft: unknown;
  readonly only: readonly string[];
}

interface Props {
  readonly campaign: Campaign;
  readonly position: Position;
  readonly isNow: boolean;
}

const idOf = (battle: string): string => `battle-${battle}`;

/** Brings a battle that waits into view; what is done next is done to it. */
export const goToBattle = (battle: string): void => document.getElementById(idOf(battle))?.focus();

const REPORT = {
  title: 'What happened at the table',
  hint: 'Everybody stands there as before the battle: say what is otherwise now. What you write is kept in this browser until it is said.',
};
const STEP = { title: 'Another step of this battle', hint: '' };

const OVER: readonly Battle['status'][] = ['RESOLVED'];

/** Battles: those that wait for something first, each with what can be said of it; those that are over folded up. */
export function BattlesPanel({ campaign, position, isNow }: Props) {
  const open = position.battles.filter(({ status }) => !OVER.includes(status));
  const past = position.battles.filter(({ status }) => OVER.includes(status));
  if (position.battles.length === 0) return null;
  return (
    <section className="panel battles" aria-labelledby="battles">
      <h2 id="battles">Battles</h2>
      <ul className="plain">
        {open.map((battle) => (
          <li key={battle.key} id={idOf(battle.key)} tabIndex={-1}>
            <BattleFacts battle={battle} position={position} />
            <Brief campaign={campaign} battle={battle.key} revision={position.moment.revision} />
            {isNow && campaign.viewerSeat && <Say battle={battle} campaign={campaign} />}
          </li>
        ))}
      </ul>
      {past.length > 0 && (
        <details open={open.length === 0}>
          <summary>{past.length} fought</summary>
          <ul className="plain">
            {past.map((battle) => (
              <li key={battle.key}>
                <BattleFacts battle={battle} position={position} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function BattleFacts({ battle, position }: { readonly battle: Battle; readonly position: Position }) {
  const { sides, status, location, turn, drawn, winners, consequences, because } = battle;
  const where = position.board.locations.find(({ key }) => key === location)?.name ?? location;
  const against = sides.map(({ role, seat }) => `${seat?.name ?? 'nobody'} (${role})`).join(' against ');
  return (
    <>
      <h3>
        {where}: {against}
      </h3>
      <p className="faint">
        Turn {turn} · {codeWords(status)}
        {drawn && ' · drawn'}
        {winners.length > 0 && ` · won by ${winners.map(({ name }) => name).join(', ')}`}{' '}
        <RuleLinks rules={because} />
      </p>
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

/** What the viewer says of a battle: its report, a step towards it, or whether the other's report is right. */
function Say({ battle, campaign }: { readonly battle: Battle; readonly campaign: Campaign }) {
  const commands = useCommands(campaign);
  const [form, setForm] = useState<Saying | null>(null);
  const { outcome, viewer, forget } = commands;
  const isResolvedHere = useMember('BattleResultInput', campaign.ruleset.code) !== undefined;
  const shown = isDone(outcome) ? null : form;
  const drafted = Object.keys(battle.draft ?? {});
  const report = battle.steps.filter((each) => drafted.includes(each));
  const others = battle.steps.filter((each) => !drafted.includes(each));
  const open = (saying: Saying): void => {
    forget();
    setForm(saying);
  };
  if (!isResolvedHere) return null;
  return (
    <div className="fields">
      {shown ? (
        <WithNames campaign={campaign}>
          <CommandForm
            key={shown.title}
            {...shown}
            root="BattleResultInput"
            ruleset={campaign.ruleset.code}
            keep={shown.draft ? `${campaign.timeline.id} ${battle.key} ${viewer.name}` : null}
            commands={commands}
            send={async (asked, result) => {
              const input = { ...asked, battle: battle.key, result };
              return outcomeOf(
                (await ask(ResolveBattleDocument, { input }, viewer.token)).resolveBattle,
                'Said',
              );
            }}
            onCancel={() => setForm(null)}
          />
        </WithNames>
      ) : (
        <p className="row">
          {report.length > 0 && (
            <button
              className="primary"
              onClick={() => open({ ...REPORT, draft: battle.draft, only: report })}
            >
              Enter the report
            </button>
          )}
          {others.length > 0 && (
            <button className="quiet" onClick={() => open({ ...STEP, draft: null, only: others })}>
              Another step …
            </button>
          )}
        </p>
      )}
      <Judge battle={battle} commands={commands} />
      <OutcomeNote commands={commands} />
    </div>
  );
}
