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
    const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile());
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
    expect(first.get('auth.env')?.text).toContain('DATABASE_URL=');
    for (const [name, { text, mode, ino }] of first) {
      expect({ name, text: second.get(name)?.text }).toEqual({ name, text });
      if (name === 'secrets.json') continue;
      expect({ name, mode }).toEqual({ name, mode: 0o444 });
      expect({ name, ino: second.get(name)?.ino }).not.toEqual({ name, ino });
    }
  });
});
