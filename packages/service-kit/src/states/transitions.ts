type ByWhom<State extends string, By extends string> = Readonly<Partial<Record<State, readonly By[]>>>;

export interface TransitionTable<State extends string, By extends string> {
  /** What has these states, as a heading of docs/states.md. */
  readonly title: string;
  /** What a reader of the drawing should know; one paragraph. */
  readonly about: string;
  /** The states that something begins in. */
  readonly start: ByWhom<State, By>;
  /** from → to, by whom. */
  readonly moves: Readonly<Record<State, ByWhom<State, By>>>;
}

/** One arrow of the drawing; without `from` it is a beginning. */
export interface Transition<State extends string, By extends string> {
  readonly from: State | null;
  readonly to: State;
  readonly by: readonly By[];
}

/** A move that the table does not have: an error of ours, never of a user. */
export class IllegalTransition extends Error {
  constructor(title: string, from: string | null, to: string, by: string) {
    super(`${title}: ${by} may not move it from ${from ?? 'nothing'} to ${to}`);
  }
}

/** The states of one thing. Every write of its status column asks here. */
export class Transitions<State extends string, By extends string> {
  readonly title: string;
  readonly about: string;
  readonly states: readonly State[];
  /** Every arrow, in the order of the table. */
  readonly arrows: readonly Transition<State, By>[];

  constructor(private readonly table: TransitionTable<State, By>) {
    this.title = table.title;
    this.about = table.about;
    this.states = keysOf(table.moves);
    this.arrows = [
      ...arrowsFrom<State, By>(null, table.start),
      ...this.states.flatMap((from) => arrowsFrom(from, table.moves[from])),
    ];
  }

  /** The state of something new. @throws IllegalTransition */
  begin(state: State, by: By): State {
    if (!this.table.start[state]?.includes(by)) throw new IllegalTransition(this.title, null, state, by);
    return state;
  }

  /** The state after the move. @throws IllegalTransition */
  move(from: State, to: State, by: By): State {
    if (!this.allowed(from, to, by)) throw new IllegalTransition(this.title, from, to, by);
    return to;
  }

  allowed(from: State, to: State, by: By): boolean {
    return this.table.moves[from][to]?.includes(by) ?? false;
  }

  /** For the WHERE of an UPDATE: a row in another state stays as it is. */
  sourcesOf(to: State, by: By): State[] {
    return this.states.filter((from) => this.allowed(from, to, by));
  }

  /** All states from which one or more moves lead to `to`, for states whose moves may be missed. */
  distantSourcesOf(to: State, by: By): State[] {
    const found = new Set(this.sourcesOf(to, by));
    for (const state of found) for (const source of this.sourcesOf(state, by)) found.add(source);
    return this.states.filter((state) => found.has(state));
  }

  /** Whether nothing leads out of the state. */
  isFinal(state: State): boolean {
    return keysOf(this.table.moves[state]).length === 0;
  }
}

export const transitions = <State extends string, By extends string>(
  table: TransitionTable<State, By>,
): Transitions<State, By> => new Transitions(table);

function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(record) as Key[]; // declared as literals of exactly these keys
}

function arrowsFrom<State extends string, By extends string>(
  from: State | null,
  targets: ByWhom<State, By>,
): Transition<State, By>[] {
  return keysOf(targets).map((to) => ({ from, to, by: targets[to] ?? [] }));
}
