import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask.js';
import { EpicArmiesDocument, type EpicArmiesQuery } from '../api/operations.js';
import { Emblem } from '../look/emblem.js';
import { codeWords } from '../look/words.js';
import { useViewer } from '../seats/store.js';
import type { SpecialProps } from './special-props.js';

type Details = NonNullable<EpicArmiesQuery['timeline']>['at']['details'];
type Epic = Extract<Details, { readonly __typename: 'EpicDetails' }>;
type Detachment = Epic['detachments'][number];
type Unit = Epic['units'][number];

/** Both armies at a glance: morale, and of each detachment its order, markers and units, the lost ones struck out. */
export function EpicArmies({ campaign, revision }: SpecialProps) {
  const viewer = useViewer();
  const { id } = campaign.timeline;
  const { data } = useQuery({
    queryKey: ['epic', id, viewer.name, revision],
    queryFn: () => ask(EpicArmiesDocument, { timeline: id, moment: { revision } }, viewer.token),
    placeholderData: (before) => before,
    staleTime: Infinity,
    select: ({ timeline }) => timeline?.at.details,
  });
  if (data?.__typename !== 'EpicDetails') return null;
  const { armies, detachments, units, objectives } = data;
  return (
    <section className="panel" aria-labelledby="armies">
      <h2 id="armies">Armies</h2>
      <div className="armies">
        {armies.map(({ seat: key, name, morale, startingMorale }) => {
          const seat = campaign.seats.find((each) => each.key === key);
          const most = Math.max(1, startingMorale ?? morale);
          return (
            <section key={key} aria-label={name}>
              <h3>
                {seat && <Emblem seat={seat} />} {name}
              </h3>
              <label className="morale">
                Morale {morale} of {most}
                <meter min={0} max={most} low={most / 4} value={Math.max(0, morale)} />
              </label>
              <ul className="plain">
                {detachments
                  .filter((each) => each.seat === key)
                  .map((each) => (
                    <DetachmentRow
                      key={each.key}
                      detachment={each}
                      units={each.units.flatMap((unit) => units.find((one) => one.key === unit) ?? [])}
                    />
                  ))}
              </ul>
            </section>
          );
        })}
      </div>
      {objectives.length > 0 && (
        <p className="faint">
          {objectives
            .map(({ key, type, holder, state }) => {
              const by = campaign.seats.find((each) => each.key === holder)?.name;
              return `${codeWords(type)} ${key}: ${codeWords(state).toLowerCase()}${by ? `, held by ${by}` : ''}`;
            })
            .join(' · ')}
        </p>
      )}
    </section>
  );
}

interface RowProps {
  readonly detachment: Detachment;
  readonly units: readonly Unit[];
}

function DetachmentRow({ detachment, units }: RowProps) {
  const { name, order, mission, broken, blastMarkers, moved, shot, place, hq } = detachment;
  const states = [
    ...(order === 'NONE' ? [] : [codeWords(order)]),
    ...(mission === 'NONE' ? [] : [codeWords(mission)]),
    ...(broken ? ['Broken'] : []),
    ...(moved ? ['moved'] : []),
    ...(shot ? ['shot'] : []),
    ...(place === 'TABLE' ? [] : [codeWords(place).toLowerCase()]),
  ];
  return (
    <li className={broken ? 'detachment broken' : 'detachment'}>
      <span className="row">
        <strong className="grow">{name}</strong>
        {blastMarkers > 0 && (
          <span className="blast" title={`${blastMarkers} Blast markers`}>
            <span aria-hidden="true">{'✹'.repeat(Math.min(6, blastMarkers))}</span> {blastMarkers}
          </span>
        )}
        <span className="faint">{states.join(' · ')}</span>
      </span>
      <ul className="tokens" aria-label={`Units of ${name}`}>
        {units.map((unit) => (
          <li
            key={unit.key}
            className={`token ${unit.kind.toLowerCase()} ${unit.status === 'OK' ? '' : 'lost'}`}
            title={wordsOf(unit, unit.key === hq)}
          >
            {unit.key === hq && <b aria-hidden="true">★</b>}
            {unit.profile}
            <span className="unseen">{` (${wordsOf(unit, unit.key === hq)})`}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

const wordsOf = (unit: Unit, isHq: boolean): string =>
  [
    unit.key,
    codeWords(unit.kind).toLowerCase(),
    ...(isHq ? ['leads it'] : []),
    ...(unit.status === 'OK' ? [] : [codeWords(unit.status).toLowerCase()]),
    ...(unit.immobilised ? ['cannot move'] : []),
    ...(unit.kind === 'WAR_ENGINE' ? [`damage left ${unit.damageLeft}`, `shields ${unit.shieldsUp}`] : []),
    ...(unit.mountedIn === null ? [] : [`in ${unit.mountedIn}`]),
  ].join(', ');
