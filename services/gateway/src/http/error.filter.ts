import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { DomainError } from '@proofround/contracts';
import { OUR_FAULT } from '@proofround/service-kit';
import type { FastifyReply } from 'fastify';
import { v7 as uuid } from 'uuid';

import { HttpProblem, STATUS } from './errors.js';

export const NOT_FOUND = 'Not found';

interface Answer {
  status: number;
  detail: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Converts every error to a reply with `detail`, without a stack trace or a host name. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    const { status, detail, headers } = this.answerTo(error);
    void reply
      .status(status)
      .headers(headers ?? {})
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify({ detail }));
  }

  private answerTo(error: unknown): Answer {
    if (error instanceof DomainError && error.code !== 'internal') {
      const detail = error.problems ?? error.message;
      if (error.code === 'unavailable') this.logger.warn({ err: error.cause }, 'a service did not answer');
      return {
        status: STATUS[error.code],
        detail,
        ...(error.code === 'unauthenticated' ? { headers: { 'www-authenticate': 'Bearer' } } : {}),
      };
    }
    if (error instanceof HttpProblem)
      return { status: error.status, detail: error.detail, headers: error.headers };
    if (error instanceof HttpException && error.getStatus() === 404)
      return { status: 404, detail: NOT_FOUND };
    const status = statusOf(error);
    if (status !== undefined && status >= 400 && status < 500) {
      return { status, detail: 'The request could not be read' };
    }
    const error_id = uuid();
    this.logger.error({ err: error, error_id }, 'an unexpected error');
    return { status: 500, detail: `${OUR_FAULT} (${error_id})` };
  }
}

/** The status of Nest's and Fastify's own errors, e.g. of an incomplete body or an invalid header. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
