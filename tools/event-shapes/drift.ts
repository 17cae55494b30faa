import type { EventShapes, Members } from './shapes-of.js';

type Shape = Members | string;

/** Where the code says otherwise than the catalogue: `planetary.ArmyMoved.to: string → number`. */
export function drift(recorded: EventShapes, present: EventShapes): readonly string[] {
  return [...differences(recorded.events, present.events), ...differences(recorded.parts, present.parts)];
}

function differences(
  recorded: Readonly<Record<string, Shape>>,
  present: Readonly<Record<string, Shape>>,
): readonly string[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(present)])].sort();
  return names.flatMap((name) => {
    const [was, is] = [recorded[name], present[name]];
    if (was === undefined) return [`${name} is new`];
    if (is === undefined) return [`${name} is there no more`];
    if (typeof was !== 'string' && typeof is !== 'string') {
      return membersOf(was, is).map((line) => `${name}.${line}`);
    }
    const [one, other] = [was, is].map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
    return one === other ? [] : [`${name}: ${one} → ${other}`];
  });
}

function membersOf(was: Members, is: Members): readonly string[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  return names
    .filter((name) => was[name] !== is[name])
    .map((name) => `${name}: ${was[name] ?? 'not there'} → ${is[name] ?? 'not there'}`);
}
