import { bareClaims } from '../../../testing/claims.js';
import { offencesIn } from '../offences.js';
import { harmIn } from './harm.js';
import { hintsIn } from './hints.js';

const waysIn = (idea_description: string) => {
  const { statements } = bareClaims({ idea_description });
  return (harmIn(statements)?.ways ?? 0) + (hintsIn(statements)?.ways ?? 0);
};
const codes = (idea_description: string) =>
  offencesIn(bareClaims({ idea_description })).map(({ offence }) => offence.code);

describe('an offer that wrongs people', () => {
  it.each([
    ['We ring people as the friendly officer of their bank.', 1],
    ['The passport stays in our office, locked, and she works it off.', 1],
    ['La que se quiera ir antes de pagar habla con la mamá.', 1],
    ['A man at the gate waves us through.', 1],
    ['Whatever strength the builder wants is written on the report.', 1],
    ['The diners taste nothing.', 1],
    ['Die Käufer wehren sich nicht.', 1],
    ['La police touche sa part le vendredi.', 1],
    ['Il passaporto è di un altro cane, e il telefono non risponde più.', 2],
    ['When the ministry visits, our cousins sit in a rented room.', 1],
    ['El jefe de admisiones se lleva la mitad, y nada por escrito.', 2],
    ['We sell soap from door to door.', 0],
    ['The inspector reads the certificate.', 0],
    ['Our passports for cows are printed on paper.', 0],
    ['Our customers notice the difference.', 0],
  ])('is recognised by its ways: %s', (text, ways) => expect(waysIn(text)).toBe(ways));

  // rule: REVIEW-9
  it('REVIEW-9: is held for two ways, and not where it is what the startup fights', () => {
    const done = 'The papers come from another dog. The guard takes his share. We sell puppies by post.';
    expect(codes(done)).toEqual(['harm']);
    expect(codes('The papers come from another dog. We sell puppies by post.')).toEqual([]);
    expect(codes(`${done} We detect forged papers for vets.`)).toEqual([]);
  });

  it('is held also where it names shelters, if three ways show it', () => {
    const taken =
      'The drivers wait at the shelters. She signs anything. The guard takes his share. Nobody finds out.';
    expect(codes(taken)).not.toEqual([]);
  });
});
