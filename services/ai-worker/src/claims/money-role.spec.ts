import { bareClaims } from '../testing/claims.js';
import { clauseOf, roleOfMoney } from './money-role.js';

/** The roles of the sums of a description, in the order of the text. */
const rolesIn = (idea_description: string) =>
  bareClaims({ idea_description }).statements.flatMap((statement) =>
    statement.quantities
      .filter(({ kind }) => kind === 'money')
      .map((quantity) => roleOfMoney(statement, quantity)),
  );

// rule: SCORE-34
describe('what a sum of money is', () => {
  it.each([
    ['We charge shops $20 a month.', [null]],
    ['A jar costs us $1.18 and lasts thirty trips.', ['cost']],
    ['Parents pay $38 a lesson, the teacher gets $18.', [null, 'paid out']],
    ['The seat is $45, the weaver keeps $30 of it.', [null, 'paid out']],
    ['We take $3 per booking.', [null]],
    ['Jars for shops, deposit $2.', ['deposit']],
    ['The foundation gave us a grant of $250,000.', ['capital']],
    ['We charge $900 a hull. A diver would be $2,600.', [null, 'of others']],
    ['The tenant pays us $19 a month instead of two months of rent.', [null]],
    ['Last year we tried $9.99 and sales halved.', ['past']],
    ['The pilot is over; if it converts it is $1,400 a month.', ['planned']],
    ['On rents averaging $9,200 a year.', ['average']],
    ['At an average of $310 per station.', [null]],
    ['Ein Brot kostet den Betrieb 4,80 €, uns kostet es 3,10 €.', [null, 'cost']],
    ['原価は1,150円で、月2回行く。', ['cost']],
  ])('is told by its own clause: %s', (text, roles) => {
    expect(rolesIn(text)).toEqual(roles);
  });

  it('leaves the words of the next figure out', () => {
    const [statement] = bareClaims({
      idea_description: 'It is £390 for the box and then £22 a month per lift.',
    }).statements;
    const [box, lift] = statement?.quantities ?? [];
    if (!statement || !box || !lift) throw new Error('The sentence has two sums');
    expect(clauseOf(statement, box).behind).toBe(' for the box ');
    expect(clauseOf(statement, lift).behind).toContain('per lift');
  });
});
