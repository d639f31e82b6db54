import { createHmac, randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';
import { type EntityManager, IsNull } from 'typeorm';

import { SecondFactor } from '../accounts/second-factor.js';
import type { AuthConfig } from '../config.js';
import { accountKey } from '../users/account-key.js';
import { UserRow } from '../users/user.entity.js';
import { FactorSecrets } from './factor-secrets.js';
import { RecoveryCodeRow } from './recovery-code.entity.js';
import { currentStep, timeStepOf } from './totp.js';

const RECOVERY_CODES = 10;
/** Crockford's Base32: without letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 60 random bits, e.g. k7mq-4xw0-p2rt. */
function newRecoveryCode(): string {
  const characters = [...randomBytes(12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return characters.replaceAll(/(.{4})(?!$)/g, '$1-');
}

/** A code as it is compared: without separators, and letters that look like digits as digits. */
const normalised = (code: string): string =>
  code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** Checks codes of the second factor and uses them up, in the caller's transaction. */
@Injectable()
export class FactorCodes extends SecondFactor {
  private readonly key: Buffer;

  constructor(
    private readonly secrets: FactorSecrets,
    @Inject(CONFIG) config: Pick<AuthConfig, 'ACCOUNT_SECRET'>,
  ) {
    super();
    this.key = accountKey(config, 'recoveryCodes');
  }

  /** The time step of a code of the authenticator app; undefined for a wrong code. */
  stepOf({ id, mfa_secret }: UserRow, code: string): number | undefined {
    const digits = code.replaceAll(/\s/g, '');
    const secret = mfa_secret === null ? undefined : this.secrets.decrypt(id, mfa_secret);
    return secret !== undefined && /^\d{6}$/.test(digits) ? timeStepOf(secret, digits) : undefined;
  }

  override async use(tx: EntityManager, row: UserRow, code: string): Promise<boolean> {
    const lastStep = Number(row.mfa_last_step);
    const step = this.stepOf(row, code);
    if (step !== undefined && step <= lastStep) return false;
    if (step === undefined && !(await this.useRecoveryCode(tx, row.id, code))) return false;
    const mfa_last_step = String(Math.max(lastStep, step ?? currentStep()));
    await tx.update(UserRow, { id: row.id }, { mfa_last_step });
    return true;
  }

  /** Replaces a user's recovery codes. */
  async issueRecoveryCodes(tx: EntityManager, user_id: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await this.removeRecoveryCodes(tx, user_id);
    const rows = codes.map((code) => ({ user_id, code_hash: this.hash(code), used_at: null }));
    await tx.insert(RecoveryCodeRow, rows);
    return codes;
  }

  /** Turns the factor of a locked account off, also one that is only set up. */
  async remove(tx: EntityManager, row: UserRow): Promise<void> {
    const columns = { mfa_secret: null, mfa_enabled_at: null };
    await tx.update(UserRow, { id: row.id }, columns);
    await this.removeRecoveryCodes(tx, row.id);
    Object.assign(row, columns);
  }

  private async removeRecoveryCodes(tx: EntityManager, user_id: string): Promise<void> {
    await tx.delete(RecoveryCodeRow, { user_id });
  }

  private async useRecoveryCode(tx: EntityManager, user_id: string, code: string): Promise<boolean> {
    const unused = { user_id, code_hash: this.hash(code), used_at: IsNull() };
    const { affected } = await tx.update(RecoveryCodeRow, unused, { used_at: new Date() });
    return affected === 1;
  }

  private hash(code: string): string {
    return createHmac('sha256', this.key).update(normalised(code)).digest('base64url');
  }
}
