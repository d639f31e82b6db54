import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Loading the code and its word lists; counted apart, so that no task pays for it. */
const START_TIMEOUT_MS = 60_000;

export interface ThreadPoolOptions {
  readonly file: URL;
  readonly size: number;
  /** For one task, from when a thread takes it up. */
  readonly timeoutMs: number;
  /** Of the heap of one thread; beyond it the thread ends, not the process. */
  readonly memoryMb: number;
  readonly execArgv?: string[];
}

export interface RunOptions {
  readonly signal?: AbortSignal;
  /** Told what the task reports while it runs. */
  readonly onProgress?: (report: unknown) => void;
}

/** A task took longer than it may; its thread is gone. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';

  constructor(timeoutMs: number) {
    super(`The work took longer than ${timeoutMs} ms and was ended`);
  }
}

/** What a thread says: that it is ready, how far it is, what came out. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly report: unknown }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * A few threads of one file, each with one task at a time. A thread starts with its first task
 * and stays; one that is too slow, runs out of memory or breaks down is replaced with the next.
 */
export class ThreadPool {
  private readonly free: Thread[];
  private readonly all: readonly Thread[];
  private readonly waiting: ((thread: Thread) => void)[] = [];
  private closed = false;

  constructor(options: ThreadPoolOptions) {
    this.all = Array.from({ length: options.size }, () => new Thread(options));
    this.free = [...this.all];
  }

  /** @throws TooSlow; the signal's reason; what the task failed with, as an Error with its message. */
  async run(task: unknown, options: RunOptions = {}): Promise<unknown> {
    const thread = this.free.pop() ?? (await new Promise<Thread>((resolve) => this.waiting.push(resolve)));
    try {
      options.signal?.throwIfAborted();
      if (this.closed) throw new Error('The threads are closed');
      return await thread.run(task, options);
    } finally {
      const next = this.waiting.shift();
      if (next) next(thread);
      else this.free.push(thread);
    }
  }

  /** Ends every thread; what still runs fails. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.all.map((thread) => thread.end()));
  }
}

class Thread {
  private worker: Worker | undefined;

  constructor(private readonly options: ThreadPoolOptions) {}

  async run(task: unknown, options: RunOptions): Promise<unknown> {
    this.worker ??= await this.start(options.signal);
    return this.exchange(this.worker, options, this.options.timeoutMs, task);
  }

  async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private async start(signal: AbortSignal | undefined): Promise<Worker> {
    const { file, memoryMb, execArgv } = this.options;
    const options: WorkerOptions = {
      // It judges text; it needs no key of ours.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      ...(execArgv ? { execArgv } : {}),
    };
    const worker = new Worker(file, options);
    this.worker = worker;
    worker.on('error', () => undefined); // told to whom it concerns, in exchange
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = undefined;
    });
    await this.exchange(worker, signal ? { signal } : {}, START_TIMEOUT_MS);
    worker.unref();
    return worker;
  }

  /** Posts a task, if there is one, and waits for what ends it; who does not end it is ended. */
  private exchange(
    worker: Worker,
    { signal, onProgress }: RunOptions,
    timeoutMs: number,
    ...task: [] | [unknown]
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        signal?.removeEventListener('abort', onAbort);
        act();
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
      const timer = setTimeout(() => abandon(new TooSlow(timeoutMs)), timeoutMs);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      signal?.addEventListener('abort', onAbort, { once: true });
      if (signal?.aborted) onAbort();
      else if (task.length > 0) worker.postMessage(task[0]);
    });
  }
}

/** By shape: what a thread throws need not be an Error of our realm. */
function asError(reason: unknown): Error {
  if (reason instanceof Error) return reason;
  const said =
    typeof reason === 'object' && reason !== null && 'message' in reason ? reason.message : undefined;
  return new Error(typeof said === 'string' ? said : 'The work was given up', { cause: reason });
}
