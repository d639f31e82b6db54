import { variants } from './variants';

const look = variants(
  'base',
  { tone: { ok: 'green', bad: 'red' }, marked: { true: 'line' } },
  { tone: 'ok' },
);

describe('the look of a component', () => {
  it.each([
    [{}, 'base green'],
    [{ tone: 'bad' }, 'base red'],
    [{ tone: undefined, marked: true }, 'base green line'],
    [{ marked: false }, 'base green'],
  ] as const)('for %j is %s', (choice, classes) => {
    expect(look(choice)).toBe(classes);
  });

  it('appends the `className` of the caller', () => {
    expect(look({}, 'mt-4')).toBe('base green mt-4');
  });
});
