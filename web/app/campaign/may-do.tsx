import { useMembersOf } from '../forms/command-form.js';
import type { Campaign, Position } from './room-data.js';
import { ThereButton } from './there-button.js';

type Battle = Position['battles'][number];

interface Props {
  readonly campaign: Campaign;
  /** Those of which nothing is waited for from the viewer. */
  readonly battles: readonly Battle[];
  readonly placeName: (key: string) => string;
  readonly wayTo: (subject: string) => (() => void) | null;
}

const inASentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** What the viewer may do though nobody waits for it, as the service tells it: steps of battles. */
export function MayDo({ campaign, battles, placeName, wayTo }: Props) {
  const steps = useMembersOf('BattleResultInput', campaign.ruleset.code);
  const lines = battles.flatMap(({ key, location, steps: open, mayConfirm, mayDispute }) => {
    const words = [
      ...open.flatMap((each) => steps.find(({ name }) => name === each)?.label ?? []),
      ...(mayConfirm ? ['Confirm the report'] : []),
      ...(mayDispute ? ['Dispute it'] : []),
    ];
    const about = `The battle at ${placeName(location)}: ${words.map(inASentence).join(', ')}.`;
    return words.length > 0 ? [{ key, about }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <>
      <p className="faint">You may, if you like:</p>
      <ul className="plain">
        {lines.map(({ key, about }) => (
          <li key={key}>
            {about}
            <ThereButton about={about} go={wayTo(key)} />
          </li>
        ))}
      </ul>
    </>
  );
}
