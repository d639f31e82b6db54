import { bareClaims } from '../../testing/claims.js';
import { HELD, ideasOfHold, withHarmIn } from './hold.js';
import { briefsOf, wordingOf } from './wording.js';

const finding = (code: string, quote: string) => ({ code, cap: HELD, text: 'This reads like harm.', quote });
const worded = (...findings: ReturnType<typeof finding>[]) =>
  ideasOfHold(findings).flatMap((idea) => {
    const words = wordingOf(idea, briefsOf(bareClaims(), []));
    return words ? [words] : [];
  });

// rule: SCORE-25
describe('the tasks of a held startup', () => {
  it('list every sentence for which it is held, once', () => {
    const [first, ...others] = worded(
      finding('fake_documents', 'We print the stamp.'),
      finding('fraud', 'The client pays and gets nothing.'),
      finding('fraud', 'We print the stamp.'),
    );
    expect(first?.title).toBe('Stop what these two sentences say, or correct what you do not do');
    expect(first?.description).toContain('“We print the stamp”; “The client pays and gets nothing”');
    expect(others.filter(({ description }) => description.includes('“'))).toEqual([]);
  });

  it('speak of a licence only where one makes the offer lawful', () => {
    const texts = (code: string) =>
      worded(finding(code, 'We do it at night.')).map(({ title, description }) => `${title} ${description}`);
    expect(texts('drugs').join(' ')).toContain('the licence');
    expect(texts('trafficking').join(' ')).toContain('No licence makes this lawful');
    expect(texts('trafficking').filter((text) => /customers|income|grow/.test(text))).toEqual([]);
  });

  it('add the sentences that the classifier is sure of', () => {
    const claims = bareClaims({
      idea_description:
        'We print bank statements and payslips for people who need a visa. We sell forged diplomas of real universities.',
    });
    const found = withHarmIn(claims, [finding('fake_documents', 'We print the permit.')]);
    expect(found.map(({ quote }) => quote)).toContain('We sell forged diplomas of real universities.');
    expect(withHarmIn(claims, [])).toEqual([]);
  });
});
