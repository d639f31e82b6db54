import { bareClaims } from '../../../testing/claims.js';
import { aloneAgainstTeam } from './team.js';

it.each([
  ['I am alone in this. No staff.', '24 people, of whom 9 are engineers', 1],
  ['I am alone in this.', 'A carpenter. He taught 24 people.', 0],
  ['I began alone. Now it is different.', '24 people', 0],
  ['I am alone in this.', '2 people help on Sundays', 0],
])('one who is alone has no employees: %s %s', (idea_description, team_background, count) =>
  expect(aloneAgainstTeam(bareClaims({ idea_description, team_background }))).toHaveLength(count),
);
