import { bareClaims } from '../../../testing/claims.js';
import { hoursAboveTheDay, longerThanItExists } from './time.js';

it.each([
  ['We founded it eight months ago. Five years of operation without a leak.', 1],
  ['We launched this year. We have six years of production data from our own customers.', 1],
  ['We founded it eight months ago. Six months in business so far.', 0],
  ['We founded it nine years ago. Five years of operation without a leak.', 0],
  ['We founded it eight months ago. A lab lent us six years of field data.', 0],
  ['We founded it eight months ago. We expect five years in business.', 0],
  ['We founded it two months ago. All customers have been live with us for at least three years.', 1],
  ['We founded it two months ago. Retention is 97 % over 36 months.', 1],
  ['We founded it two months ago. Customers sign a contract for three years.', 0],
  ['Five years of operation without a leak.', 0],
])('a venture cannot operate for longer than it exists: %s', (idea_description, count) =>
  expect(longerThanItExists(bareClaims({ idea_description }))).toHaveLength(count),
);

it.each([
  ['Each of our four tutors gives 38 one-hour lessons per day.', 1],
  ['I paddle 30 hours a day.', 1],
  ['Each of our four tutors gives 6 one-hour lessons per day.', 0],
  ['Our 40 kilns burn 300 hours a day together.', 0],
])('nobody works for more hours than a day has: %s', (idea_description, count) =>
  expect(hoursAboveTheDay(bareClaims({ idea_description }))).toHaveLength(count),
);
