import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import rpcStatus from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { AppendOutcome, LoggedEvent } from './log.js';

const utf8 = new TextDecoder();
export const nameOf = (identifier: { getStreamName_asU8(): Uint8Array } | undefined): string =>
  utf8.decode(identifier?.getStreamName_asU8());

const identifierOf = (stream: string) =>
  new shared.StreamIdentifier().setStreamName(new TextEncoder().encode(stream));

/** 2026-01-01 in units of 100 ns. */
const CREATED = '17672256000000000';

export function eventMessage(logged: LoggedEvent): InstanceType<typeof streams.ReadResp> {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(new shared.UUID().setString(logged.id));
  recorded.setStreamIdentifier(identifierOf(logged.stream));
  recorded.setStreamRevision(String(logged.revision));
  recorded.setPreparePosition(String(logged.position));
  recorded.setCommitPosition(String(logged.position));
  recorded
    .getMetadataMap()
    .set('type', logged.type)
    .set('content-type', logged.contentType)
    .set('created', CREATED);
  recorded.setCustomMetadata(logged.metadata);
  recorded.setData(logged.data);
  const event = new streams.ReadResp.ReadEvent()
    .setEvent(recorded)
    .setCommitPosition(String(logged.position));
  return new streams.ReadResp().setEvent(event);
}

export const streamNotFound = (stream: string): InstanceType<typeof streams.ReadResp> =>
  new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(stream)),
  );

export const confirmation = (id: string): InstanceType<typeof streams.ReadResp> =>
  new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(id),
  );

export const checkpoint = (position: bigint): InstanceType<typeof streams.ReadResp> =>
  new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint()
      .setCommitPosition(String(position))
      .setPreparePosition(String(position)),
  );

/** How a call fails on a node that does not lead, where the leader is required. */
export function notLeader(port: number): Partial<ServiceError> {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', 'localhost');
  metadata.set('leader-endpoint-port', String(port));
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
}

/** How a call fails on a stream that was closed for good. */
export function streamDeleted(stream: string): Partial<ServiceError> {
  const metadata = new Metadata();
  metadata.set('exception', 'stream-deleted');
  metadata.set('stream-name', stream);
  return { code: status.FAILED_PRECONDITION, details: `Event stream '${stream}' is deleted.`, metadata };
}

/** How the call `Tombstone` fails where the stream has another length. */
export function wrongVersion(stream: string, expected: number, actual: number): Partial<ServiceError> {
  const metadata = new Metadata();
  metadata.set('exception', 'wrong-expected-version');
  metadata.set('stream-name', stream);
  metadata.set('expected-version', String(expected));
  metadata.set('actual-version', String(actual));
  return { code: status.FAILED_PRECONDITION, details: 'Wrong expected version', metadata };
}

/** How the call `Append` fails where nothing was committed in time. */
export const tooLate = (): Partial<ServiceError> => ({ code: status.DEADLINE_EXCEEDED, details: '' });

/** The answer of the call `Append`. */
export function appendResponse(
  outcome: Extract<AppendOutcome, { kind: 'stored' | 'wrong' }>,
): InstanceType<typeof streams.AppendResp> {
  const response = new streams.AppendResp();
  if (outcome.kind === 'stored') {
    const position = new streams.AppendResp.Position()
      .setCommitPosition(String(outcome.position))
      .setPreparePosition(String(outcome.position));
    const success = new streams.AppendResp.Success().setPosition(position);
    success.setCurrentRevision(String(outcome.revision));
    return response.setSuccess(success);
  }
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (outcome.current >= 0) wrong.setCurrentRevision(String(outcome.current));
  else wrong.setCurrentNoStream(new shared.Empty());
  return response.setWrongExpectedVersion(wrong);
}

/** How the call `Append` fails for what is too large: by trailers. */
export function tooLarge(maximum: number): Partial<ServiceError> {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(maximum));
  return { code: status.INVALID_ARGUMENT, details: `Maximum append size of ${maximum} exceeded`, metadata };
}

/** The answer to one append of the call `BatchAppend`. */
export function batchResponse(
  correlationId: InstanceType<typeof shared.UUID> | undefined,
  stream: string,
  outcome: AppendOutcome,
): InstanceType<typeof streams.BatchAppendResp> {
  const response = new streams.BatchAppendResp();
  response.setCorrelationId(correlationId);
  response.setStreamIdentifier(identifierOf(stream));
  if (outcome.kind !== 'stored') return response.setError(batchError(outcome));
  const position = new shared.AllStreamPosition()
    .setCommitPosition(String(outcome.position))
    .setPreparePosition(String(outcome.position));
  const success = new streams.BatchAppendResp.Success().setPosition(position);
  success.setCurrentRevision(String(outcome.revision));
  return response.setSuccess(success);
}

function batchError(
  outcome: Exclude<AppendOutcome, { kind: 'stored' }>,
): InstanceType<typeof rpcStatus.Status> {
  const details = new any.Any();
  if (outcome.kind === 'late') {
    details.pack(new shared.Timeout().serializeBinary(), 'event_store.client.Timeout');
    return new rpcStatus.Status().setCode(Number(status.DEADLINE_EXCEEDED)).setDetails(details);
  }
  if (outcome.kind === 'deleted') {
    details.pack(new shared.StreamDeleted().serializeBinary(), 'event_store.client.StreamDeleted');
    return new rpcStatus.Status().setCode(Number(status.FAILED_PRECONDITION)).setDetails(details);
  }
  if (outcome.kind === 'too large') {
    const message = new shared.MaximumAppendSizeExceeded().setMaxappendsize(outcome.maximum);
    details.pack(message.serializeBinary(), 'event_store.client.MaximumAppendSizeExceeded');
    return new rpcStatus.Status().setCode(Number(status.INVALID_ARGUMENT)).setDetails(details);
  }
  const message = new shared.WrongExpectedVersion();
  if (outcome.current >= 0) message.setCurrentStreamRevision(String(outcome.current));
  else message.setCurrentNoStream(new empty.Empty());
  details.pack(message.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  return new rpcStatus.Status().setCode(Number(status.FAILED_PRECONDITION)).setDetails(details);
}
