import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { readRound, roundNames } from './round.js';
import { TINY_ROUNDS, tinyRound } from './testing/readings.js';

describe('a round’s files', () => {
  it('represent blanks, nulls and missing keys like the API', () => {
    const [frost, box] = tinyRound().startups;
    expect(frost?.facts).toMatchObject({ solution_statement: null, team_background: null, user_count: 31 });
    expect(box?.facts).toMatchObject({ stage: 'idea', user_count: 0, monthly_revenue: 0, funding_ask: null });
  });

  it('complete a twin with its original’s facts, except blanked ones', () => {
    const [names, padded] = tinyRound().twins;
    expect(names?.facts).toMatchObject({ idea_title: 'Rimewatch', location: 'Yakima, Washington' });
    expect(padded?.facts).toMatchObject({ idea_title: 'Frostline', location: null });
  });

  it('may omit optional fields of investors', () => {
    expect(tinyRound().investors[2]?.facts).toMatchObject({
      investment_thesis: null,
      geography_preference: null,
      preferred_stages: null,
      check_size_min: null,
    });
  });

  it('report errors with the id of the case', () => {
    const rounds = mkdtempSync(join(tmpdir(), 'rounds-'));
    mkdirSync(join(rounds, 'odd'));
    const file = (name: string, content: unknown) =>
      writeFileSync(join(rounds, 'odd', name), JSON.stringify(content));
    file('startups.json', [{ id: 'slipped', group: 'plain', facts: {}, band: [1, 2], concerns: [] }]);
    file('investors.json', { investors: [], pairs: [] });
    file('conversations.json', []);
    expect(() => readRound('odd', pathToFileURL(`${rounds}/`))).toThrow(/slipped.*treatment/s);
  });

  it('are found by folder', () => {
    expect(roundNames(TINY_ROUNDS)).toEqual(['tiny']);
    expect(roundNames(new URL('./nowhere/', TINY_ROUNDS))).toEqual([]);
  });
});
