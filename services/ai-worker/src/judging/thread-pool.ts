import { Worker, type WorkerOptions } from 'node:worker_threads';

import { ProcessorShare } from './processor-share.js';

/** Limit for loading the code and its word lists, separate from the task's limit. */
const START_LIMIT: Limit = { processorMs: 60_000, elapsedMs: 60_000 };
/**
 * A task may take this many times its limit on the clock. A busy machine, or a container with a
 * processor limit, gives a thread only part of the time.
 */
const ELAPSED_TIMES_LIMIT = 15;
/** The pause before an unused limit is read again. */
const LEAST_PAUSE_MS = 20;

export interface ThreadPoolOptions {
  readonly file: URL;
  readonly size: number;
  /** Limit of one task in processor time, from when a thread starts it. */
  readonly timeoutMs: number;
  /** Heap limit of one thread. Beyond it only the thread ends, not the process. */
  readonly memoryMb: number;
  readonly execArgv?: string[];
}

export interface RunOptions {
  readonly signal?: AbortSignal;
  /** Threads are shared fairly between owners. */
  readonly owner?: string;
  /** Called with each progress report of the task. */
  readonly onProgress?: (report: unknown) => void;
}

/** A task exceeded its limit; its thread has ended. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';

  constructor(timeoutMs: number) {
    super(`The work took longer than ${timeoutMs} ms and was ended`);
  }
}

interface Limit {
  readonly processorMs: number;
  readonly elapsedMs: number;
}

/** Messages from a thread: it is ready, reports progress or returns a result. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly report: unknown }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Runs tasks on a few threads of one file, each with one task at a time. A thread starts with its
 * first task and stays. One that is too slow or crashes is replaced at the next task.
 */
export class ThreadPool {
  private readonly free: Thread[];
  private readonly all: readonly Thread[];
  private readonly waiting: { owner: string; take: (thread: Thread) => void }[] = [];
  /** Owners with a task since the line was last empty, the least recently served first. */
  private readonly served = new Set<string>();
  private closed = false;

  constructor(options: ThreadPoolOptions) {
    const share = new ProcessorShare();
    this.all = Array.from({ length: options.size }, () => new Thread(options, share));
    this.free = [...this.all];
  }

  /** @throws TooSlow; the signal's reason; the task's failure as an Error with its message */
  async run(task: unknown, options: RunOptions = {}): Promise<unknown> {
    const { owner = '' } = options;
    const thread =
      this.free.pop() ?? (await new Promise<Thread>((take) => this.waiting.push({ owner, take })));
    this.served.delete(owner);
    this.served.add(owner);
    try {
      options.signal?.throwIfAborted();
      if (this.closed) throw new Error('The threads are closed');
      return await thread.run(task, options);
    } finally {
      const next = this.next();
      if (next) next(thread);
      else this.free.push(thread);
    }
  }

  /** Takes the first waiting task of the owner whose last turn is longest ago. */
  private next(): ((thread: Thread) => void) | undefined {
    const turns = [...this.served];
    const place = ({ owner }: { owner: string }) => turns.indexOf(owner);
    const first = this.waiting.reduce<number>((best, one, index) => {
      const present = this.waiting[best];
      return present && place(present) <= place(one) ? best : index;
    }, 0);
    const [chosen] = this.waiting.splice(first, 1);
    if (!chosen) this.served.clear();
    return chosen?.take;
  }

  /** Ends every thread; running tasks fail. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.all.map((thread) => thread.end()));
  }
}

class Thread {
  private worker: Worker | undefined;

  constructor(
    private readonly options: ThreadPoolOptions,
    private readonly share: ProcessorShare,
  ) {}

  async run(task: unknown, options: RunOptions): Promise<unknown> {
    this.worker ??= await this.start(options.signal);
    const { timeoutMs } = this.options;
    const limit = { processorMs: timeoutMs, elapsedMs: timeoutMs * ELAPSED_TIMES_LIMIT };
    return this.exchange(this.worker, options, limit, task);
  }

  async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private async start(signal: AbortSignal | undefined): Promise<Worker> {
    const { file, memoryMb, execArgv } = this.options;
    const options: WorkerOptions = {
      // The thread needs no environment, so it gets no secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      ...(execArgv ? { execArgv } : {}),
    };
    const worker = new Worker(file, options);
    this.worker = worker;
    worker.on('error', () => undefined); // exchange() reports the error
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = undefined;
    });
    await this.exchange(worker, signal ? { signal } : {}, START_LIMIT);
    worker.unref();
    return worker;
  }

  /** Posts a task, if any, and waits for its result. Ends the thread if it does not finish. */
  private exchange(
    worker: Worker,
    { signal, onProgress }: RunOptions,
    limit: Limit,
    ...task: [] | [unknown]
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (complete: () => void) => {
        stopWatching();
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        signal?.removeEventListener('abort', onAbort);
        complete();
      };
      const abandon = (reason: unknown) =>
        settle(() => {
          void this.end();
          reject(asError(reason));
        });
      const onMessage = (message: FromThread) => {
        if (message.kind === 'progress') onProgress?.(message.report);
        else if (message.kind === 'failed') settle(() => reject(new Error(message.message)));
        else settle(() => resolve(message.kind === 'done' ? message.value : undefined));
      };
      const onError = (error: unknown) => abandon(error);
      const onExit = () => abandon(new Error('The thread ended before its work did'));
      const onAbort = () => abandon(signal?.reason);
      const stopWatching = whenExceeded(limit, this.share, () => abandon(new TooSlow(limit.processorMs)));
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      signal?.addEventListener('abort', onAbort, { once: true });
      if (signal?.aborted) onAbort();
      else if (task.length > 0) worker.postMessage(task[0]);
    });
  }
}

/**
 * Calls back once the limit is exceeded.
 *
 * @returns stops watching
 */
function whenExceeded(limit: Limit, share: ProcessorShare, exceeded: () => void): () => void {
  const startedAt = performance.now();
  const work = share.begin();
  let timer: NodeJS.Timeout;
  const watch = () => {
    const left = Math.min(
      limit.processorMs - work.usedMs(),
      limit.elapsedMs - (performance.now() - startedAt),
    );
    if (left <= 0) exceeded();
    else timer = setTimeout(watch, Math.max(left, LEAST_PAUSE_MS));
  };
  watch();
  return () => {
    clearTimeout(timer);
    work.end();
  };
}

/** Checks the shape, because an error from another thread may not be an instance of this realm's Error. */
function asError(reason: unknown): Error {
  if (reason instanceof Error) return reason;
  const message =
    typeof reason === 'object' && reason !== null && 'message' in reason ? reason.message : undefined;
  return new Error(typeof message === 'string' ? message : 'The work was given up', { cause: reason });
}
