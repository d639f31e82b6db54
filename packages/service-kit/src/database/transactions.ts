import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const UNIQUE_VIOLATION = '23505';
/** The SQLSTATE of a statement that waited for a lock longer than lock_timeout. */
export const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 3;

/** The SQLSTATE of a failed query; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const driverError: unknown = error.driverError;
  if (typeof driverError !== 'object' || driverError === null || !('code' in driverError)) return undefined;
  return typeof driverError.code === 'string' ? driverError.code : undefined;
}

/** Whether a unique constraint refused a row. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION;
}

/** Runs work in transactions, repeats it after a deadlock or serialization failure, and reports commits. */
@Injectable()
export class Transactions {
  private readonly listeners: ((tx: EntityManager) => void)[] = [];

  constructor(private readonly database: DataSource) {}

  /** Commits all changes of `work`, or none if it throws. `work` may run more than once. */
  async run<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        let used: EntityManager | undefined;
        const result = await this.database.transaction((tx) => work((used = tx)));
        for (const listener of this.listeners) if (used) listener(used);
        return result;
      } catch (error) {
        const state = sqlState(error);
        const transient = state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
        if (!transient || attempt >= ATTEMPTS) throw error;
      }
    }
  }

  /** Calls `listener` after every commit of this process, with the transaction's entity manager. */
  afterCommit(listener: (tx: EntityManager) => void): void {
    this.listeners.push(listener);
  }
}
