import { DataFile } from './data-file.js';
import { emptyState, type Change, type Kind, type Kinds, type State } from './kinds.js';

/** Reads and writes of one piece of work; what it wrote counts only once the work is through. */
export class Tx {
  private readonly changed: { -readonly [K in Kind]?: Map<string, Kinds[K]> } = {};
  /** What was written, in order. */
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

  /** The state with this work in it, or undefined where it changed nothing. */
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

/** Everything the stand-in knows: in memory, and in a file where one is given. */
export class Store {
  private state: State;
  private readonly listeners: (() => void)[] = [];

  private readonly file: DataFile | undefined;

  constructor(dataFile?: string) {
    this.file = dataFile === undefined ? undefined : new DataFile(dataFile);
    this.state = this.file?.read() ?? emptyState();
  }

  /**
   * Does the work in one step. It is on the disk before this returns; if the work or the disk
   * fails, nothing has changed. Work is synchronous, so no two pieces of it ever overlap.
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
