import { cueIn } from './cues.js';

describe('a sentence about a field that it does not name', () => {
  it.each([
    ['The main problem is that gondolas leak in winter.', 'problem_statement', 'gondolas leak in winter.'],
    ['Our solution seals them from inside.', 'solution_statement', undefined],
    ['We sell to ferrymen and harbour masters.', 'target_market', 'ferrymen and harbour masters.'],
    ['Unlike tar, it holds for nine years.', 'competitive_advantage', undefined],
    ['My co-founder built boats for ten years.', 'team_background', undefined],
    ['The money goes to two moulds and a van.', 'funding_usage', 'two moulds and a van.'],
  ])('by a founder: %s', (sentence, slot, what) => {
    const cue = cueIn(sentence, 'startup');
    expect(cue?.slot).toBe(slot);
    expect(cue?.what).toBe(what ?? sentence);
  });

  it.each([
    ["I've invested in Grebe and Teal Water", 'current_companies', 'Grebe and Teal Water'],
    ['My portfolio includes Grebe.', 'current_companies', 'Grebe'],
    ['I back founders who sail alone.', 'investment_thesis', 'I back founders who sail alone.'],
  ])('by an investor: %s', (sentence, slot, what) =>
    expect(cueIn(sentence, 'investor')).toEqual({ slot, what }),
  );

  it.each([
    ['We row every morning.', 'startup'],
    ['We have a problem.', 'startup'],
    ['I have invested in FinTech', 'investor'],
    ['I have invested in Germany', 'investor'],
    ['We sell to ferrymen and harbour masters.', 'investor'],
  ] as const)('is not recognised: %s', (sentence, type) => expect(cueIn(sentence, type)).toBeNull());
});
