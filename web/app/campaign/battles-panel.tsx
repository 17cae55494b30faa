import { useState } from 'react';
import { ask } from '../api/ask.js';
import { ResolveBattleDocument } from '../api/operations.js';
import { Brief } from '../brief/brief.js';
import { CommandForm, useMembersOf } from '../forms/command-form.js';
import { startOf } from '../forms/input-form.js';
import { WithNames } from '../forms/names.js';
import { membersOf } from '../forms/values.js';
import { RuleLinks } from '../look/rule-links.js';
import { codeWords } from '../look/words.js';
import { useCommands } from './commands.js';
import { Judge } from './judge.js';
import { OutcomeNote } from './outcome-note.js';
import { isDone, outcomeOf } from './outcome.js';
import type { Campaign, Position } from './room-data.js';

type Battle = Position['battles'][number];

interface Props {
  readonly campaign: Campaign;
  readonly position: Position;
  readonly isNow: boolean;
}

const idOf = (battle: string): string => `battle-${battle}`;

/** Brings a battle that waits into view; what is done next is done to it. */
export const goToBattle = (battle: string): void => document.getElementById(idOf(battle))?.focus();

const DRAFTED =
  'Whoever was not spoken of yet stands there as before the battle: say what is otherwise now. What you write is kept in this browser until it is entered.';

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

/** `East has entered their half.`, where a side has said its half of the report by itself. */
function halvesOf({ sides }: Battle): string {
  const told = sides.filter(({ halfEntered }) => halfEntered).map(({ seat }) => seat?.name ?? 'nobody');
  if (told.length === 0) return '';
  return `${told.join(' and ')} ${told.length === 1 ? 'has entered their half' : 'have entered their halves'}.`;
}

/** What the viewer says of a battle: its report, a step towards it, or whether the other's report is right. */
function Say({ battle, campaign }: { readonly battle: Battle; readonly campaign: Campaign }) {
  const commands = useCommands(campaign);
  const [chosen, choose] = useState<string | null>(null);
  const { outcome, viewer, forget } = commands;
  const report = membersOf(battle.draft);
  const drafts = { ...membersOf(battle.halfDraft), ...report };
  const halves = battle.draft ? halvesOf(battle) : '';
  const all = useMembersOf('BattleResultInput', campaign.ruleset.code);
  // As the service tells them: the report first, where one may be entered.
  const steps = battle.steps.flatMap((each) => all.filter(({ name }) => name === each));
  const step = isDone(outcome) ? undefined : steps.find(({ name }) => name === chosen);
  const open = (name: string): void => {
    forget();
    choose(name);
  };
  if (all.length === 0) return null;
  return (
    <div className="fields">
      {step ? (
        <WithNames campaign={campaign}>
          <CommandForm
            key={step.name}
            title={step.label}
            submit={step.label}
            hint={[step.name in report ? halves : step.hint, step.name in drafts ? DRAFTED : '']
              .filter(Boolean)
              .join(' ')}
            draft={{ [step.name]: drafts[step.name] ?? startOf(step) }}
            root="BattleResultInput"
            ruleset={campaign.ruleset.code}
            keep={
              step.name in drafts ? `${campaign.timeline.id} ${battle.key} ${step.name} ${viewer.name}` : null
            }
            commands={commands}
            send={async (asked, result) => {
              const input = { ...asked, battle: battle.key, result };
              return outcomeOf(
                (await ask(ResolveBattleDocument, { input }, viewer.token)).resolveBattle,
                'Done',
              );
            }}
            onCancel={() => choose(null)}
          />
        </WithNames>
      ) : (
        steps.length > 0 && (
          <p className="row">
            {steps.map(({ name, label }) => (
              <button
                key={name}
                className={name in report ? 'primary' : undefined}
                onClick={() => open(name)}
              >
                {label}
              </button>
            ))}
          </p>
        )
      )}
      {halves && !step && <p className="faint">{halves}</p>}
      <Judge battle={battle} commands={commands} />
      <OutcomeNote commands={commands} />
    </div>
  );
}
