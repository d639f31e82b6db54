import { Injectable } from '@nestjs/common';
import { DomainError, emailKey, type ErrorCode } from '@proofround/contracts';
import type { FastifyRequest } from 'fastify';

import { addressOf } from '../http/address.js';
import { Devices } from './devices.js';
import type { PolicyName } from './policies.js';
import { RateLimits } from './rate-limits.js';

/** Limits with the subject that each counts. */
type CountedSubjects = readonly (readonly [PolicyName, string])[];

interface Attempt {
  /** Limits that count failures. */
  readonly counts: CountedSubjects;
  /** A success clears this limit. From each other limit it takes back its own attempt only. */
  readonly cleared: PolicyName;
  /** The error of a wrong password. */
  readonly wrong: ErrorCode;
}

interface LogIn<T> {
  readonly work: (known: boolean) => Promise<T>;
  /** Whether the answer ends the log-in, so that it clears the count of failures; always, if not given. */
  readonly isComplete?: (answer: T) => boolean;
}

/**
 * Limits guesses of passwords (LIMIT-6). An attempt counts as failed before it is made, so that parallel
 * attempts cannot exceed a limit. Errors other than a wrong password do not count.
 */
@Injectable()
export class PasswordAttempts {
  constructor(
    private readonly limits: RateLimits,
    private readonly devices: Devices,
  ) {}

  /** A log-in. Known browsers have a limit of their own, so strangers cannot lock their users out. */
  async logIn<T>(request: FastifyRequest, email: string, { work, isComplete }: LogIn<T>): Promise<T> {
    const device = await this.devices.knownId(request, email);
    const account = emailKey(email);
    const address = addressOf(request);
    await this.countLogIn(request, device === undefined ? undefined : account);
    return this.attempt(
      {
        counts:
          device === undefined
            ? [
                ['failed_log_ins', `${address} ${account}`],
                ['failed_log_ins_by_email', account],
              ]
            : [['failed_log_ins', `device ${device}`]],
        cleared: 'failed_log_ins',
        wrong: 'invalid_credentials',
      },
      () => work(device !== undefined),
      isComplete,
    );
  }

  /**
   * Counts a step of a log-in, also a right one. A step from a known browser counts for its account. Any other
   * step counts for its network address.
   */
  async countLogIn(request: FastifyRequest, knownAccount?: string): Promise<void> {
    const subject = knownAccount === undefined ? addressOf(request) : `known ${knownAccount}`;
    await this.limits.count('accounts_by_address', subject);
  }

  /**
   * The second step of a log-in, counted by account, because six digits are soon guessed. Known browsers count
   * for themselves, so whoever has the password cannot lock them out.
   */
  async secondStep<T>(
    request: FastifyRequest,
    email: string,
    work: (known: boolean) => Promise<T>,
  ): Promise<T> {
    const device = await this.devices.knownId(request, email);
    const account = emailKey(email);
    await this.countLogIn(request, device === undefined ? undefined : account);
    return this.attempt(
      {
        counts: [['password_checks', `factor ${device === undefined ? account : `device ${device}`}`]],
        cleared: 'password_checks',
        wrong: 'invalid_credentials',
      },
      () => work(device !== undefined),
    );
  }

  /** A call of a signed-in user that needs the password: counted by user, apart from log-ins. */
  confirm<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.attempt(
      { counts: [['password_checks', userId]], cleared: 'password_checks', wrong: 'forbidden' },
      work,
    );
  }

  private async attempt<T>(
    { counts, cleared, wrong }: Attempt,
    work: () => Promise<T>,
    isComplete: (answer: T) => boolean = () => true,
  ): Promise<T> {
    await this.countAll(counts);
    try {
      const answer = await work();
      for (const [name, subject] of counts)
        await (name === cleared && isComplete(answer)
          ? this.limits.forget(name, subject)
          : this.limits.takeBack(name, subject));
      return answer;
    } catch (error) {
      if (!(error instanceof DomainError && error.code === wrong)) await this.takeBackAll(counts);
      throw error;
    }
  }

  /** Counts by every limit or, if one refuses, by none: a refused attempt is no wrong password. */
  private async countAll(counts: CountedSubjects): Promise<void> {
    const counted: [PolicyName, string][] = [];
    try {
      for (const [name, subject] of counts) {
        await this.limits.count(name, subject);
        counted.push([name, subject]);
      }
    } catch (error) {
      await this.takeBackAll(counted);
      throw error;
    }
  }

  private async takeBackAll(counts: CountedSubjects): Promise<void> {
    for (const [name, subject] of counts) await this.limits.takeBack(name, subject);
  }
}
