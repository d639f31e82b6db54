import { cycleIn, moduleMap } from './module-map.js';

const imports = [
  { from: 'services/auth/src/accounts/a.ts', to: 'packages/contracts/dist/index.d.ts' },
  { from: 'services/auth/src/accounts/a.ts', to: 'services/auth/src/tokens/t.ts' },
  { from: 'services/auth/src/tokens/t.spec.ts', to: 'services/auth/src/accounts/a.ts' },
];

describe('the drawing of the modules', () => {
  it('has an arrow from each module to the ones that it imports', () => {
    const map = moduleMap(imports);
    expect(map).toContain('n0["packages/contracts"]\n  n1["services/auth"]\n  n1 --> n0');
    expect(map).toContain(
      '## services/auth\n\n```mermaid\ngraph LR\n  n0["accounts"]\n  n0 --> n1\n  n1["tokens"]\n```',
    );
  });

  it('leaves out the imports of tests', () => {
    expect(() => moduleMap(imports)).not.toThrow();
  });

  it('refuses a cycle of packages and services', () => {
    const back = { from: 'packages/contracts/src/x.ts', to: 'services/auth/src/tokens/t.ts' };
    expect(() => moduleMap([...imports, back])).toThrow('packages/contracts, services/auth');
  });

  it('refuses a cycle of folders of one service', () => {
    const back = { from: 'services/auth/src/tokens/t.ts', to: 'services/auth/src/accounts/a.ts' };
    expect(() => moduleMap([...imports, back])).toThrow('accounts, tokens');
  });

  it('refuses a cycle of folders of one package', () => {
    const there = { from: 'packages/kit/src/rpc/a.ts', to: 'packages/kit/src/nats/b.ts' };
    const back = { from: 'packages/kit/src/nats/c.ts', to: 'packages/kit/src/rpc/d.ts' };
    expect(() => moduleMap([there, back])).toThrow('nats, rpc');
  });

  it('refuses a cycle of a folder and a file beside it', () => {
    const there = { from: 'services/auth/src/config.ts', to: 'services/auth/src/tokens/rules.ts' };
    const back = { from: 'services/auth/src/tokens/t.ts', to: 'services/auth/src/config.ts' };
    expect(() => moduleMap([there, back])).toThrow('config.ts, tokens');
  });

  it('finds a cycle of any length', () => {
    const arrows = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ]);
    expect(cycleIn(arrows)).toEqual(['b', 'c']);
  });
});
