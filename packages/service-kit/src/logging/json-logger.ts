import { inspect } from 'node:util';

import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';

const textOf = (message: unknown): string => (typeof message === 'string' ? message : inspect(message));
const STACK = /\n\s*at /;

/** Nest's logger on top of pino. Nest passes the context, a class name, as the last argument. */
export class JsonLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(level: Level, message: unknown, rest: readonly unknown[]): void {
    if (!this.pino.isLevelEnabled(level)) return;
    const values = rest.slice(0, -1);
    const context = rest.length === 0 ? {} : { context: rest.at(-1) };
    const [first] = values;
    const text = typeof first === 'string' ? first : undefined;
    if (message instanceof Error) {
      this.pino[level]({ ...context, err: message }, text);
    } else if (typeof message === 'object') {
      this.pino[level]({ ...context, ...message }, text);
    } else if (values.length === 1 && text !== undefined && STACK.test(text)) {
      // Nest's exception handlers pass the message and the stack as two strings.
      const err = Object.assign(new Error(textOf(message)), { stack: text });
      this.pino[level]({ ...context, err });
    } else {
      this.pino[level](context, textOf(message), ...values);
    }
  }
}
