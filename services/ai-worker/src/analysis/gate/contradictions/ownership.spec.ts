import { bareClaims } from '../../../testing/claims.js';
import { ownedAgainstDenied } from './ownership.js';

it.each([
  ['Boots from our own workshop. We have never had a workshop.', 1],
  ['I have no employees. Our nine engineers work in Ghent.', 1],
  ['Our own lab tests each boot. We have no lab.', 1],
  ['Boots from our own workshop. We have no workshop in Spain.', 0],
  ['Boots from our own workshop. Until May we had no workshop.', 0],
  ['Our own lab tests each boot. Customers have no lab.', 0],
  ['We have no employees.', 0],
])('what it has against what it has not: %s', (idea_description, count) =>
  expect(ownedAgainstDenied(bareClaims({ idea_description }))).toHaveLength(count),
);
