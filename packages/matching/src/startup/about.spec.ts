import type { MatchableStartup } from '@proofround/contracts';

import { founders } from '../testing/founders.js';
import { readThesis } from '../thesis/read-thesis.js';
import { isAbout, saysItHas, touches } from './about.js';
import { readStartup } from './reading.js';

const reading = (overrides: Partial<MatchableStartup>) =>
  readStartup({ ...founders.clinicSite, ...overrides });
const topic = (text: string) => {
  const [found] = readThesis(`We like ${text}.`).wants;
  if (!found) throw new Error(`${text} is no topic`);
  return found;
};

describe('what a startup is about', () => {
  it.each([
    ['gambling', 'A poker room with live tables.', true],
    ['gambling', 'An app for gambling addiction.', false],
    ['gambling', 'We block casino adverts.', false],
    ['hardware', 'We build the hardware for it.', true],
    ['hardware', 'It works without hardware.', false],
    ['hardware', 'Stock planning for hardware shops.', false],
    ['consumer', 'A budget planner for households.', true],
    ['restaurants', 'Rota planning for restaurants.', true],
    ['telemetry', 'Telemetry of kayaks.', true],
    ['telemetry', 'No telemetry at all.', false],
  ])('%s: %s', (name, idea_description, about) =>
    expect(isAbout(reading({ sector: 'Other', idea_description }), topic(name))).toBe(about),
  );

  it('touches the things it fights and its problem, but not a list of keywords', () => {
    const fights = reading({ idea_description: 'We stop invoice fraud.' });
    expect(touches(fights, topic('fraud'))).toBe(true);
    const solves = reading({ problem_statement: 'Farmers lose crops to frost.' });
    expect(touches(solves, topic('farming'))).toBe(true);
    const list = 'drones, wine, sleep, farming, chess, gold, music, sports, books, shoes';
    expect(touches(reading({ sector: 'Other', idea_description: list }), topic('farming'))).toBe(false);
  });

  it('counts a statement that is neither planned nor denied', () => {
    const says = (idea_description: string) =>
      saysItHas(reading({ idea_description }), 'clinical validation');
    expect(says('Clinical validation is complete.')).toBe(true);
    expect(says('We have no clinical validation yet.')).toBe(false);
    expect(says('Clinical validation is planned for May.')).toBe(false);
  });
});
