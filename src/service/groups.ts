import { hash } from 'node:crypto';

/** One of several groups of nodes that campaigns are dealt to. */
export interface Group {
  /** From 1 on. */
  readonly number: number;
  /** How many groups there are. */
  readonly of: number;
}

export const MOST_GROUPS = 999;

/** A group as a setting names it, `2/4`; null for what is none. */
export function groupIn(said: unknown): Group | null {
  const [, number, of] = (typeof said === 'string' && /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(said)) || [];
  const group = { number: Number(number), of: Number(of) };
  return group.number <= group.of ? group : null;
}

/**
 * The group, from 1 on, that an id of a campaign or timeline is dealt to: the first four bytes of its SHA-256 (of the text as UTF-8), as an
 * unsigned number with the highest byte first, modulo the number of groups, and 1.
 */
export const groupOf = (id: string, groups: number): number =>
  (hash('sha256', id, 'buffer').readUInt32BE(0) % groups) + 1;

/** What begins the names of a group's streams on a server: each has its own. */
export function prefixOf(service: { readonly eventStorePrefix: string; readonly group?: string }): string {
  const { eventStorePrefix: prefix } = service;
  const group = groupIn(service.group);
  return group ? `${prefix.slice(0, -1)}.${group.number}of${group.of}-` : prefix;
}

/** Whether a text is a pattern of addresses: one of them with `{group}` where the number goes. */
export const isGroupUrl = (said: unknown): boolean =>
  typeof said === 'string' && /^https?:\/\/[^\s/?#]*\{group\}[^\s/?#]*$/i.test(said);

/** Address of a group by the pattern of all; null without one. */
export const addressIn = (pattern: string | undefined, group: number): string | null =>
  pattern?.replace('{group}', String(group)) ?? null;
