import { bareClaims } from '../../../testing/claims.js';
import { offencesIn } from '../offences.js';
import { concealedIn } from './concealment.js';

const waysIn = (idea_description: string) =>
  concealedIn(bareClaims({ idea_description }).statements)?.ways ?? 0;

// rule: REVIEW-8
describe('an offer that is kept from those who would stop it', () => {
  it.each([
    ['Nobody can prove that the flat was still free.', 1],
    ['Niemand merkt, dass der Wert aus der Luft gegriffen ist.', 1],
    ['Der Zoll sieht nur das erste Ziel.', 1],
    ['The slip says "camera fixture".', 1],
    ['El cobro aparece como «servicios escolares».', 1],
    ['We keep no customer file. We changed our name three times.', 2],
    ['We order in the name of students. The notary is a friend.', 2],
    ['Nous appelons cela un abonnement, pas un prêt, et n’avons besoin d’aucun agrément.', 1],
    ['Every parcel has a slip with its contents.', 0],
    ['Our registers are kept on paper today.', 0],
    ['The inspector gets a report every month.', 0],
    ['Der Zoll erhält jede Erklärung vorab.', 0],
  ])('is recognised by its ways: %s', (text, ways) => expect(waysIn(text)).toBe(ways));

  it('is held for two ways, and for neither one way in an unsuspicious text nor the problem', () => {
    const codes = (facts: Parameters<typeof bareClaims>[0]) =>
      offencesIn(bareClaims(facts)).map(({ offence }) => offence.code);
    const both =
      'We sell gun frames without a number, and the slip says "camera fixture". We keep no customer file, and we changed our name three times.';
    expect(codes({ idea_description: both })).not.toHaveLength(0);
    expect(codes({ idea_description: 'We make toys. Nobody complains about the paint.' })).toEqual([]);
    expect(
      codes({
        idea_description: 'We sew bags.',
        problem_statement: 'In our town the auditor only sees the clean shop.',
      }),
    ).toEqual([]);
  });
});
