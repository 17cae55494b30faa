/** A connection, as far as its subscriptions are counted. */
interface Connection {
  readonly subscriptions: Readonly<Record<string, unknown>>;
}

/** Sockets and subscriptions that each address has open. */
export class Visitors {
  private readonly sockets = new Map<string, number>();
  private readonly connections = new Map<string, Set<Connection>>();

  constructor(
    private readonly allowed: { readonly sockets: number; readonly addressSubscriptions: number },
  ) {}

  /** Sockets of all addresses. */
  get socketsOpen(): number {
    return [...this.sockets.values()].reduce((sum, each) => sum + each, 0);
  }

  /** Subscriptions of all addresses. */
  get subscriptionsOpen(): number {
    return [...this.connections.values()].reduce((sum, each) => sum + subscriptionsOf(each), 0);
  }

  /** One more socket; false when the address has as many as it may. */
  enter(address: string): boolean {
    const count = this.sockets.get(address) ?? 0;
    if (count >= this.allowed.sockets) return false;
    this.sockets.set(address, count + 1);
    return true;
  }

  leave(address: string): void {
    const count = (this.sockets.get(address) ?? 1) - 1;
    if (count > 0) this.sockets.set(address, count);
    else this.sockets.delete(address);
  }

  connect(address: string, connection: Connection): void {
    const known = this.connections.get(address) ?? new Set();
    this.connections.set(address, known.add(connection));
  }

  disconnect(address: string, connection: Connection): void {
    const known = this.connections.get(address);
    known?.delete(connection);
    if (known?.size === 0) this.connections.delete(address);
  }

  /** Whether the address has no more subscriptions than it may, that which is asked for included. */
  mayFollow(address: string): boolean {
    return subscriptionsOf(this.connections.get(address) ?? []) <= this.allowed.addressSubscriptions;
  }
}

const subscriptionsOf = (connections: Iterable<Connection>): number =>
  [...connections].reduce((sum, each) => sum + Object.keys(each.subscriptions).length, 0);
