import type { RecordedMembers, RecordedShapes } from '../../src/conformance/mistakes/recorded-types.js';
import { memberTexts, membersOf, typeText } from './type-text.js';

/** Where the code says otherwise than the catalogue: `planetary.ArmyMoved.to: string → number`. */
export function drift(recorded: RecordedShapes, present: RecordedShapes): readonly string[] {
  const stateOf = ({ state }: RecordedShapes): RecordedMembers =>
    state ? { state: state.whole, ...state.parts } : {};
  return [
    ...differences(recorded.events, present.events),
    ...differences(recorded.parts, present.parts),
    ...differences(stateOf(recorded), stateOf(present)),
  ];
}

function differences(recorded: RecordedMembers, present: RecordedMembers): readonly string[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(present)])].sort();
  return names.flatMap((name) => {
    const [was, is] = [recorded[name], present[name]];
    if (was === undefined) return [`${name} is new`];
    if (is === undefined) return [`${name} is there no more`];
    const [had, has] = [membersOf(was), membersOf(is)];
    if (had && has) return memberDifferences(had, has).map((line) => `${name}.${line}`);
    const [one, other] = [typeText(was), typeText(is)];
    return one === other ? [] : [`${name}: ${one} → ${other}`];
  });
}

function memberDifferences(was: RecordedMembers, is: RecordedMembers): readonly string[] {
  const [before, after] = [new Map(memberTexts(was)), new Map(memberTexts(is))];
  return [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name) ?? 'not there'} → ${after.get(name) ?? 'not there'}`);
}
