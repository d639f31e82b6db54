import { faultsOfRules, rulesOf } from './rules.js';

const documents = [
  { path: 'docs/product/market.md', text: '# Market\n\n- **OFFER-1** Anyone offers.\n- **OFFER-2** Once.\n' },
];
const spec = (text: string, path = 'services/a/src/a.spec.ts') => ({ path, text });
const BOTH = spec("// rules: OFFER-1, OFFER-2\nit('offers once', () => {});\n");

describe('the rules of the product', () => {
  it('are the list entries that start with an id', () => {
    expect(rulesOf(documents)).toEqual([
      { id: 'OFFER-1', place: 'docs/product/market.md:3' },
      { id: 'OFFER-2', place: 'docs/product/market.md:4' },
    ]);
  });

  it('are valid if each is named above a test', () => {
    expect(faultsOfRules(documents, [BOTH])).toEqual([]);
  });

  it('may be named above a row of a table of tests, and below other comments', () => {
    const table = spec('  // rule: OFFER-1\n  {\n', 'frontend/src/test/toasts.ts');
    const test = spec("// rule: OFFER-2\n/** Why. */\ndescribe('x', () => {});\n");
    expect(faultsOfRules(documents, [table, test])).toEqual([]);
  });

  it.each([
    ['an id that stands twice', [...documents, ...documents], [BOTH], 'OFFER-1 stands at'],
    ['a cited id that does not exist', documents, [BOTH, spec('/** See OFFER-9. */')], 'no rule OFFER-9'],
    ['a tag of no known area', documents, [BOTH, spec("// rule: OFER-1\nit('', () => {});")], 'OFER-1 is no'],
    ['a tag above no test', documents, [BOTH, spec('// rule: OFFER-1\nconst a = 1;')], 'above no test'],
    ['a rule that no test names', documents, [spec("// rule: OFFER-1\nit('', () => {});")], 'names OFFER-2'],
    ['a tag outside of tests', documents, [{ ...BOTH, path: 'services/a/src/a.ts' }], 'names OFFER-1'],
  ])('reports %s', (_name, rules, sources, fault) => {
    expect(faultsOfRules(rules, sources).join('\n')).toContain(fault);
  });

  it('does not take other words with a dash and a number for rules', () => {
    expect(faultsOfRules(documents, [BOTH, spec('// UTF-8, SHA-256 and ISO-8601')])).toEqual([]);
  });
});
