/** What the tail may hold. Users who were away longer are read from the stream. */
const BOUNDS = { events: 10_000, bytes: 8 * 1024 * 1024 };

interface Entry<Event> {
  readonly sequence: number;
  readonly userId: string;
  readonly event: Event;
  readonly bytes: number;
}

/** The newest events of all users in memory, so that the broker need not make a consumer for each page. */
export class LiveTail<Event> {
  private entries: Entry<Event>[] = [];
  /** The index of the oldest entry; those before it have been dropped. */
  private head = 0;
  private bytes = 0;
  private readonly byUser = new Map<string, Entry<Event>[]>();
  /** Everything after this sequence is here. */
  private after = Infinity;

  constructor(private readonly bounds = BOUNDS) {}

  /** Forgets all events: from now on it gets every event after this sequence. */
  reset(after: number): void {
    this.entries = [];
    this.head = 0;
    this.bytes = 0;
    this.byUser.clear();
    this.after = after;
  }

  add(sequence: number, userId: string, event: Event, bytes: number): void {
    const entry = { sequence, userId, event, bytes };
    this.entries.push(entry);
    this.bytes += bytes;
    const own = this.byUser.get(userId);
    if (own) own.push(entry);
    else this.byUser.set(userId, [entry]);
    while (this.entries.length - this.head > this.bounds.events || this.bytes > this.bounds.bytes)
      this.dropOldest();
  }

  /** The user's events after this sequence; undefined if the tail does not reach back so far. */
  since(userId: string, sequence: number): Event[] | undefined {
    if (sequence < this.after) return undefined;
    const own = this.byUser.get(userId) ?? [];
    return own.filter((entry) => entry.sequence > sequence).map(({ event }) => event);
  }

  private dropOldest(): void {
    const oldest = this.entries[this.head];
    if (!oldest) return;
    this.head += 1;
    this.bytes -= oldest.bytes;
    this.after = oldest.sequence;
    const own = this.byUser.get(oldest.userId);
    own?.shift();
    if (own?.length === 0) this.byUser.delete(oldest.userId);
    if (this.head < this.bounds.events) return;
    this.entries = this.entries.slice(this.head);
    this.head = 0;
  }
}
