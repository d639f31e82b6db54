import { figure as count } from '@proofround/contracts';

import type { Statement } from '../../../claims/statement.js';
import { contradiction, none, type Rule } from './rule.js';

/** Nobody else works for the startup at present. */
const ALONE =
  /\b(?:(?:i am|i'm|im) (?:all )?alone(?: in this| at it| on this)?(?=[.,;:!]|$)|(?:we have|i have|there are) no (?:employees|staff)(?=[.,;:!]|$)|(?<!with |grew from |from )(?:no employees, no freelancers|no staff, no freelancers)|ich bin allein(?=[.,;:!]|$)|(?:keine|ohne) mitarbeiter(?=[.,;:!]|$)|je suis seule?(?=[.,;:!]|$)|aucun (?:salarie|employe)(?=[.,;:!]|$)|(?:estoy|soy) sol[oa](?=[.,;:!]|$)|sin empleados|estou sozinh[oa]|sem empregados|sono da sol[oa]|nessun dipendente)/;
/** Tells of another time. */
const ONCE =
  /\b(?:began|started|was|were|at first|until|used to|will|when|damals|anfangs|au debut|al principio|no inicio)\b/;
const STAFF =
  /^(?:full[- ]time |part[- ]time |own |great )?(?:employees?|staff|people|engineers?|developers?|mitarbeiter\w*|angestellte\w*|salaries|employes|empleados|funcionarios|empregados|dipendenti)\b/;
/** Others may help for nothing. */
const A_TEAM = 5;

/** Precedes the employees that a sentence counts. */
const HAS = /\b(?:our|we are|we have|unsere|nos|nuestros|nossos|i nostri)$/;

/** The employees that a statement counts at present. */
const staffIn = ({ field, quantities, text }: Statement) =>
  quantities.find(
    ({ kind, value, mood, before, behind }) =>
      kind === 'count' &&
      mood === 'stated' &&
      value >= A_TEAM &&
      STAFF.test(behind) &&
      !ONCE.test(text) &&
      (field === 'team_background' ? before === '' : HAS.test(before)),
  );

/** The founder works alone, and elsewhere has employees. */
export const aloneAgainstTeam: Rule = ({ statements }) => {
  const alone = statements.find(
    ({ text, isOnlyAboutOthers }) => ALONE.test(text) && !ONCE.test(text) && !isOnlyAboutOthers,
  );
  const [staff] = statements.flatMap((statement) => staffIn(statement) ?? []);
  if (!alone || !staff) return none;
  const noun = staff.behind.split(/[ ,.;]/)[0] ?? 'people';
  return contradiction(`You write that you are alone, and of ${count(staff.value)} ${noun}.`, alone);
};
