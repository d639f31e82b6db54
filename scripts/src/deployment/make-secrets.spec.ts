import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inRoot } from '../system/paths.js';

describe('the secrets of docker-compose.yml', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proofround-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const make = () => {
    execFileSync(process.execPath, [inRoot('scripts', 'dist', 'deployment', 'make-secrets.js'), folder]);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    );
    return new Map(
      names.map((name) => {
        const { ino, mode } = statSync(join(folder, name));
        // Each password verifier has a new salt.
        const text = readFileSync(join(folder, name), 'utf8').replaceAll(/SCRAM-SHA-256[^']*/g, '');
        return [name, { ino, mode: mode & 0o777, text }];
      }),
    );
  };

  it('are written unchanged at each start, by replacing read-only files', () => {
    const first = make();
    const second = make();
    expect([...second.keys()]).toEqual([...first.keys()]);
    expect(first.get('auth/auth.env')?.text).toContain('DATABASE_URL=');
    for (const [name, { text, mode, ino }] of first) {
      expect({ name, text: second.get(name)?.text }).toEqual({ name, text });
      if (name === 'secrets.json') continue;
      expect({ name, mode }).toEqual({ name, mode: 0o444 });
      expect({ name, ino: second.get(name)?.ino }).not.toEqual({ name, ino });
    }
  });

  it('are in a folder of their own for each container, which holds no secret of another', () => {
    const files = make();
    const flat = [...files.keys()].filter((name) => !name.includes('/'));
    expect(flat).toEqual(['secrets.json']);
    const secretsOf = (container: string) => {
      const texts = [...files]
        .filter(([name]) => name.startsWith(`${container}/`))
        .map(([, { text }]) => text);
      const words = texts.join('\n').match(/[\w-]{24,}/g) ?? [];
      return new Set(words.filter((word) => !word.startsWith('proofround_'))); // names are no secrets
    };
    const containers = new Set([...files.keys()].flatMap((name) => name.split('/').slice(0, -1)));
    const processes = [...containers].filter((name) => !['postgres', 'nats', 'redis'].includes(name));
    expect(processes.length).toBeGreaterThan(10);
    for (const one of processes)
      for (const other of processes) {
        // Billing and its stand-in share the key of Stripe.
        if (one === other || [one, other].toSorted().join() === 'billing,stripe-stand-in') continue;
        const others = secretsOf(other);
        const shared = [...secretsOf(one)].filter((secret) => others.has(secret));
        expect({ one, other, shared }).toEqual({ one, other, shared: [] });
      }
  });
});
