import { createHmac, timingSafeEqual } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { isId } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';

import type { AuthConfig } from '../config.js';
import { accountKey } from '../users/account-key.js';

/** The tokens of links in mails, `<id of the mail>.<HMAC of the id>`: made at sending and stored nowhere. */
@Injectable()
export class LinkTokens {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Pick<AuthConfig, 'ACCOUNT_SECRET'>) {
    this.key = accountKey(config, 'links');
  }

  tokenOf(mailId: string): string {
    return `${mailId}.${this.mac(mailId).toString('base64url')}`;
  }

  /** The id of the mail whose token this is; undefined for a forged token. */
  mailIdOf(token: string): string | undefined {
    const [id = '', mac = ''] = token.split('.');
    if (!isId(id)) return undefined;
    const given = Buffer.from(mac, 'base64url');
    const expected = this.mac(id);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
  }

  private mac(mailId: string): Buffer {
    return createHmac('sha256', this.key).update(mailId).digest();
  }
}
