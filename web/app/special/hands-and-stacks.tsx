import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask.js';
import { HandsAndStacksDocument, type HandsAndStacksQuery } from '../api/operations.js';
import { Emblem } from '../look/emblem.js';
import { codeWords } from '../look/words.js';
import { useViewer } from '../seats/store.js';
import type { SpecialProps } from './special-props.js';

type Details = NonNullable<HandsAndStacksQuery['timeline']>['at']['details'];
type Game = Extract<Details, { readonly __typename: 'SpaceEmpiresDetails' }>;
type Stack = Game['stacks'][number];

/** Hands as cards, those of others from behind; stacks layer by layer, with the chits that these eyes know. */
export function HandsAndStacks({ campaign, revision }: SpecialProps) {
  const viewer = useViewer();
  const { id } = campaign.timeline;
  const { data: game } = useQuery({
    queryKey: ['hands', id, viewer.name, revision],
    queryFn: () => ask(HandsAndStacksDocument, { timeline: id, moment: { revision } }, viewer.token),
    placeholderData: (before) => before,
    staleTime: Infinity,
    select: ({ timeline }) => timeline?.at.details,
  });
  if (game?.__typename !== 'SpaceEmpiresDetails') return null;
  return (
    <section className="panel hands" aria-labelledby="hands">
      <h2 id="hands">
        Hands and stacks <span className="faint">{game.drawPile} cards to draw</span>
      </h2>
      {game.players.map(({ seat: key, faction, hand, handSize, treasuryRp, pileSize, eliminated }) => {
        const seat = campaign.seats.find((each) => each.key === key);
        return (
          <section
            key={key}
            aria-label={`Of ${seat?.name ?? key}`}
            className={eliminated ? 'out' : undefined}
          >
            <h3>
              {seat && <Emblem seat={seat} />} {seat?.name}{' '}
              <span className="faint">
                {codeWords(faction)} · {treasuryRp} RP · {pileSize} in the pile
                {key === game.activePlayer && ' · plays now'}
              </span>
            </h3>
            <ul className="hand" aria-label={`${handSize} cards`}>
              {hand === null
                ? Array.from({ length: handSize }, (_, at) => (
                    <li key={at} className="playing-card back">
                      <span className="unseen">hidden</span>
                    </li>
                  ))
                : hand.map((card, at) => (
                    <li key={at} className="playing-card">
                      {codeWords(card)}
                    </li>
                  ))}
            </ul>
            <ul className="plain">
              {game.stacks
                .filter(({ owner }) => owner === key)
                .map((stack) => (
                  <StackRow key={`${stack.mapSpace} ${stack.owner}`} stack={stack} game={game} />
                ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function StackRow({ stack, game }: { readonly stack: Stack; readonly game: Game }) {
  const { mapSpace, orbit, surface, top, units } = stack;
  const space = game.spaces.find(({ key }) => key === mapSpace);
  const lineOf = (chit: string) => {
    const unit = game.units.find(({ key }) => key === chit);
    return game.unitLines.find(({ key }) => key === unit?.entry);
  };
  const known = units ?? [top];
  const layerOf = (chit: string): string => game.units.find(({ key }) => key === chit)?.layer ?? 'ORBIT';
  const layer = (name: string, count: number) => {
    const here = known.filter((chit) => layerOf(chit) === name);
    if (count === 0) return null;
    return (
      <li>
        <span className="faint">{codeWords(name)}: </span>
        <ul className="tokens">
          {here.map((chit) => {
            const line = lineOf(chit);
            return (
              <li key={chit} className="token" title={chit}>
                {line?.name ?? chit} <b>{line?.force}</b>
              </li>
            );
          })}
          {count > here.length && <li className="token back">{count - here.length} hidden</li>}
        </ul>
      </li>
    );
  };
  return (
    <li>
      <strong>{space?.planetName ?? mapSpace}</strong>
      <ul className="layers">
        {layer('ORBIT', orbit)}
        {layer('SURFACE', surface)}
      </ul>
    </li>
  );
}
