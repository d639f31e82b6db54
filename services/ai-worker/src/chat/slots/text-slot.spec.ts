import { list, num, quoted, stageName, str, textSlot } from './text-slot.js';

const slot = textSlot({
  name: 'moat',
  label: 'moat',
  aliases: 'moat',
  questions: () => ['What keeps others out?'],
  why: 'Others copy.',
  example: 'A patent.',
  afterYes: 'What?',
  lead: /^it is\s+/i,
  least: 1,
});
const context = { profile: 'startup', known: {}, skipped: [], name: 'Weir' } as const;

describe('a free-text slot', () => {
  it('drops the introductory words and refuses text without content', () => {
    expect(slot.read('it is patience', context)).toMatchObject({ kind: 'value', value: 'Patience' });
    expect(slot.read('nothing more to add', context).kind).toBe('unclear');
    expect([slot.required, slot.text, slot.noneMeans?.kind]).toEqual([false, true, 'none']);
  });

  it('shows values of another type as empty', () => {
    expect([str(4), num('4'), list('a'), list(['a', 4])]).toEqual(['', 0, [], ['a']]);
    expect(quoted('x '.repeat(200)).length).toBeLessThan(100);
    expect(stageName('mvp')).toBe('MVP');
  });
});
