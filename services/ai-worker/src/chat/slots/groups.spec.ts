import { groupQuestion } from './groups.js';
import { contextOf, profileOf } from './profile.js';

const slots = profileOf('startup').slots;
const named = (...names: string[]) => slots.filter(({ name }) => names.includes(name));
const context = contextOf('startup', { idea_title: 'Weir' }, []);

it.each([
  [
    'problem_statement',
    ['problem_statement', 'solution_statement', 'stage'],
    ['problem_statement', 'solution_statement'],
  ],
  [
    'solution_statement',
    ['problem_statement', 'solution_statement'],
    ['problem_statement', 'solution_statement'],
  ],
  ['problem_statement', ['problem_statement', 'stage'], undefined],
  ['stage', ['problem_statement', 'solution_statement', 'stage'], undefined],
])('%s is asked for in a group if all of %j are open', (asked, open, together) => {
  const [slot] = named(asked);
  const group = slot ? groupQuestion(slot, named(...open), context) : null;
  expect(group?.slots).toEqual(together);
  if (group) expect(group.question).toContain('Weir');
});
