import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { explain } from '../system/output.js';
import { loadSecrets, passwordsOf, publicKeys, replaceSigningKey, rotateSigningKey } from './secrets.js';

const WEEK_S = 7 * 24 * 3600;
const NOW = new Date('2026-11-21T10:00:00.000Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('the secrets of a stack', () => {
  let dataDir: string;
  const path = () => join(dataDir, 'secrets.json');
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-secrets-'))));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('are created once, differ, and are readable only for their owner', () => {
    const first = passwordsOf(dataDir, loadSecrets(dataDir), ['postgres/auth', 'nats/auth']);
    expect(first.passwords['postgres/auth']).not.toBe(first.passwords['nats/auth']);
    expect(first.passwords['nats/auth']).toMatch(/^[\w-]{24}$/);
    expect(loadSecrets(dataDir)).toEqual(first);
    expect(statSync(path()).mode & 0o777).toBe(0o600);
  });

  it('of an older folder are kept, and newer kinds are added', () => {
    const { passwords: _p, jwt_former_public_keys: _k, ...before } = loadSecrets(dataDir);
    writeFileSync(path(), JSON.stringify(before));
    const now = passwordsOf(dataDir, loadSecrets(dataDir), ['redis/gateway']);
    expect(now).toMatchObject(before);
    expect(loadSecrets(dataDir).passwords['redis/gateway']).toBe(now.passwords['redis/gateway']);
  });

  it('get a new signing key beside the old public key, until the last token of the old key expires', () => {
    const before = loadSecrets(dataDir);
    const until = rotateSigningKey(dataDir, WEEK_S, NOW);
    const after = loadSecrets(dataDir);
    expect(after.jwt_private_key).not.toBe(before.jwt_private_key);
    expect(readFileSync(path(), 'utf8')).not.toContain(JSON.stringify(before.jwt_private_key).slice(1, -1));
    expect(until).toEqual(later(WEEK_S + 24 * 3600));
    expect(publicKeys(after, NOW)).toBe(`${after.jwt_public_key}\n${before.jwt_public_key}`);
    expect(publicKeys(after, until)).toBe(after.jwt_public_key);
  });

  it('accept no former key after one leaked', () => {
    rotateSigningKey(dataDir, WEEK_S, NOW);
    const before = loadSecrets(dataDir);
    replaceSigningKey(dataDir);
    const after = loadSecrets(dataDir);
    expect(after.jwt_public_key).not.toBe(before.jwt_public_key);
    expect(publicKeys(after, NOW)).toBe(after.jwt_public_key);
    expect(after.passwords).toEqual(before.passwords);
  });

  it('keep each old key until its own expiry, however often the key changes', () => {
    const first = loadSecrets(dataDir).jwt_public_key;
    rotateSigningKey(dataDir, WEEK_S, NOW);
    const second = loadSecrets(dataDir).jwt_public_key;
    rotateSigningKey(dataDir, WEEK_S, later(3600));
    const all = loadSecrets(dataDir);
    expect(publicKeys(all, later(3600)).split('-----BEGIN').length).toBe(4);
    expect(publicKeys(all, later(WEEK_S + 24 * 3600 + 1))).not.toContain(first);
    expect(publicKeys(all, later(WEEK_S + 24 * 3600 + 1))).toContain(second);
    rotateSigningKey(dataDir, WEEK_S, later(3 * WEEK_S));
    expect(loadSecrets(dataDir).jwt_former_public_keys).toHaveLength(1);
  });

  it('that cannot be written because the disk is full are not called unreadable', () => {
    loadSecrets(dataDir);
    symlinkSync('/dev/full', `${path()}.new`);
    let failure: unknown;
    try {
      loadSecrets(dataDir);
    } catch (error) {
      failure = error;
    }
    expect(explain(failure)).toMatch(/^The disk is full .* Free some space and run the command again/);
  });
});
