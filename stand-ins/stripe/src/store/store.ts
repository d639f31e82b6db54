import { DataFile } from './data-file.js';
import { type Change, emptyState, type Kind, type Kinds, type State } from './kinds.js';

/** Reads and writes of one piece of work; the writes count only if the work succeeds. */
export class Tx {
  private readonly changed: { -readonly [K in Kind]?: Map<string, Kinds[K]> } = {};
  /** The writes, in order. */
  readonly changes: Change[] = [];

  constructor(private readonly before: State) {}

  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    return this.table(kind).get(id);
  }

  /** Oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.table(kind).values()];
  }

  put<K extends Kind>(kind: K, row: Kinds[K]): void {
    this.writable(kind).set(row.id, row);
    this.changes.push({ kind, row });
  }

  delete(kind: Kind, id: string): void {
    this.writable(kind).delete(id);
    this.changes.push({ kind, id });
  }

  /** The state including this work, or undefined if it changed nothing. */
  after(): State | undefined {
    return this.changes.length === 0 ? undefined : { ...this.before, ...this.changed };
  }

  private table<K extends Kind>(kind: K): ReadonlyMap<string, Kinds[K]> {
    return this.changed[kind] ?? this.before[kind];
  }

  private writable<K extends Kind>(kind: K): Map<string, Kinds[K]> {
    const map: Map<string, Kinds[K]> = this.changed[kind] ?? new Map(this.before[kind]);
    (this.changed as { [P in K]?: Map<string, Kinds[P]> })[kind] = map;
    return map;
  }
}

/** All state of the stand-in: in memory, and in a file if one is given. */
export class Store {
  private state: State;
  private readonly listeners: (() => void)[] = [];

  private readonly file: DataFile | undefined;

  constructor(dataFile?: string) {
    this.file = dataFile === undefined ? undefined : new DataFile(dataFile);
    this.state = this.file?.read() ?? emptyState();
  }

  /**
   * Does the work in one step and writes it to disk before it returns. If the work or the disk fails,
   * nothing has changed. Work is synchronous, so pieces of work never overlap.
   */
  transact<T>(work: (tx: Tx) => T): T {
    const tx = new Tx(this.state);
    const result = work(tx);
    const after = tx.after();
    if (after) {
      this.file?.write(after, tx.changes);
      this.state = after;
      for (const listener of this.listeners) listener();
    }
    return result;
  }

  read(): Tx {
    return new Tx(this.state);
  }

  /** Called after every change. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }
}
