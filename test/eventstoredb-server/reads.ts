import { randomUUID } from 'node:crypto';
import { status, type ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { LoggedEvent, ServerLog } from './log.js';
import { checkpoint, confirmation, eventMessage, nameOf, streamDeleted, streamNotFound } from './messages.js';

type Call = ServerWritableStream<ReadReq, ReadResp>;

/** Answers the call `Read`: of one stream or of all, in either direction, or as a subscription to all. */
export function answerRead(log: ServerLog, call: Call, liveBacklog: number): void {
  const options = call.request.getOptions()!;
  if (options.hasSubscription()) return subscribe(log, call, liveBacklog);
  const name = options.hasStream() ? nameOf(options.getStream()!.getStreamIdentifier()) : null;
  if (name !== null && log.isDeleted(name)) return void call.emit('error', streamDeleted(name));
  const backwards = options.getReadDirection() === 1;
  const events = options.hasStream()
    ? streamEvents(log, call.request, backwards)
    : allEvents(log, call.request, backwards);
  if (events === null) call.write(streamNotFound(nameOf(options.getStream()!.getStreamIdentifier())));
  else for (const event of events.slice(0, Number(options.getCount()))) call.write(eventMessage(event));
  call.end();
}

function streamEvents(log: ServerLog, request: ReadReq, backwards: boolean): LoggedEvent[] | null {
  const options = request.getOptions()!.getStream()!;
  const events = log.stream(nameOf(options.getStreamIdentifier()));
  if (events.length === 0) return null;
  if (!backwards) return events.slice(options.hasRevision() ? Number(options.getRevision()) : 0);
  const newest = options.hasRevision() ? Number(options.getRevision()) : events.length - 1;
  return events.slice(0, newest + 1).reverse();
}

function allEvents(log: ServerLog, request: ReadReq, backwards: boolean): LoggedEvent[] {
  const options = request.getOptions()!.getAll()!;
  const position = options.hasPosition() ? BigInt(options.getPosition()!.getCommitPosition()) : null;
  if (!backwards) return log.all.filter((event) => position === null || event.position >= position);
  return log.all.filter((event) => position === null || event.position < position).reverse();
}

/** Events that the server looks at between two checkpoints of a filtered subscription. */
const CHECKPOINT_WINDOW = 32;

/**
 * Sends what comes after the position, which itself is not sent, and goes on until the call ends. While it catches up it
 * waits for the client; once it is live, a client that falls far behind is sent away.
 */
function subscribe(log: ServerLog, call: Call, liveBacklog: number): void {
  const options = call.request.getOptions()!;
  const prefixes = options.getFilter()?.getStreamIdentifier()?.getPrefixList() ?? [''];
  const all = options.getAll()!;
  const after = all.hasPosition() ? BigInt(all.getPosition()!.getCommitPosition()) : -1n;
  let next = log.all.findIndex((event) => event.position > after);
  if (next < 0) next = log.all.length;
  let live = false;
  let unsent = 0;
  let looked = 0;
  let ended = false;
  const write = (message: ReadResp): void => {
    unsent += 1;
    call.write(message, () => {
      unsent -= 1;
      if (!live) send();
    });
  };
  const send = (): void => {
    while (!ended && next < log.all.length && (live || unsent < liveBacklog / 2)) {
      const event = log.all[next++]!;
      if (prefixes.some((prefix) => event.stream.startsWith(prefix))) write(eventMessage(event));
      if (++looked % CHECKPOINT_WINDOW === 0) write(checkpoint(event.position));
    }
    live ||= next === log.all.length;
    if (live && unsent > liveBacklog) end();
  };
  const end = (): void => {
    stop();
    call.emit('error', { code: status.ABORTED, details: TOO_SLOW });
  };
  write(confirmation(randomUUID()));
  const silence = log.onMore(send);
  const stop = (): void => {
    ended = true;
    silence();
  };
  for (const ending of ['cancelled', 'close', 'error']) call.on(ending, stop);
  send();
}

const TOO_SLOW = 'Consumer too slow to handle event while live. Client resubscription required.';
