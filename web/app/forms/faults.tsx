import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** Something that the service does not take, and where in the input it stands. */
export interface Fault {
  readonly message: string;
  readonly path: readonly string[];
}

const Faults = createContext<readonly Fault[]>([]);
const Place = createContext<readonly string[]>([]);

interface Props {
  readonly faults: readonly Fault[];
  /** Where the form begins. */
  readonly path: readonly string[];
  readonly children: ReactNode;
}

/** Shows the forms inside what is wrong with what they say, each of it at its place. */
export const WithFaults = ({ faults, path, children }: Props) => (
  <Faults value={faults}>
    <Place value={path}>{children}</Place>
  </Faults>
);

/** A step further into the input: a member, or the place of a row. */
export function Within({ step, children }: { readonly step: string | number; readonly children: ReactNode }) {
  const before = useContext(Place);
  const path = useMemo(() => [...before, String(step)], [before, step]);
  return <Place value={path}>{children}</Place>;
}

/** What is wrong here; `deep`: also what stands further in, where there is no place of its own for it. */
export function FaultsHere({ deep = false }: { readonly deep?: boolean }) {
  const path = useContext(Place);
  const all = useContext(Faults);
  const here = all.filter(
    (fault) =>
      (deep || fault.path.length === path.length) && path.every((step, at) => fault.path[at] === step),
  );
  if (path.length === 0 || here.length === 0) return null;
  return (
    <div className="fault" role="note">
      {here.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
