import type { Unit } from '../state/index.js';
import type { Order } from './orders.js';

/** `MELEE_ASSAULT` as `Melee Assault`. */
const title = (word: string): string =>
  word
    .split('_')
    .map((each) => each.charAt(0) + each.slice(1).toLowerCase())
    .join(' ');

/** `doubleTime` as `double time`. */
const words = (member: string): string => member.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function printValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(printValue).join(' ');
  return String(value);
}

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

const printMembers = (members: Readonly<Record<string, unknown>>): string =>
  Object.entries(members)
    .filter(([, value]) => isSaid(value))
    .map(([member, value]) =>
      value === true ? `; ${words(member)}` : `; ${words(member)} ${printValue(value)}`,
    )
    .join('');

const printDeed = (deed: { readonly name: string } | undefined): string => {
  if (!deed) return 'n/a';
  const { name, ...members } = deed;
  return title(name) + printMembers(members);
};

function printMovement(movement: Order['movement']): string {
  if (!movement) return 'n/a';
  const { kind, path, ...options } = movement;
  const head = [...(kind === 'MOVE' && path.length > 0 ? [] : [title(kind)]), ...path].join(' ');
  return head + printMembers(options);
}

/** EDC-ORD-01, EDC-ORD-06: an order by version 1 of the template, with the figures of its unit as they are. */
export function printOrder(order: Order, unit: Pick<Unit, 'id' | 'hex' | 'fs' | 'energy' | 'uses'>): string {
  const equipment = Object.entries(unit.uses)
    .map(([item, left]) => `${item} ${left}`)
    .join(', ');
  return [
    `Unit: ${unit.id}`,
    `Hex: ${unit.hex ?? 'n/a'}`,
    `FS: ${unit.fs}`,
    `Energy: ${unit.energy}`,
    `Movement: ${printMovement(order.movement)}`,
    `Facing: ${order.facing ?? 'n/a'}`,
    `Ability: ${printDeed(order.ability)}`,
    `Action: ${printDeed(order.action)}${order.actionFirst ? '; first' : ''}`,
    `Equipment: ${equipment === '' ? 'n/a' : equipment}`,
    ...(order.emission === undefined ? [] : [`Emission: ${order.emission}`]),
  ].join('\n');
}
