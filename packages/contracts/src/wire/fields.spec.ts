import { randomUUID } from 'node:crypto';

import type { z } from 'zod';

import { accountChange, factorRequest } from '../accounts/schemas.js';
import { threadInput } from '../conversations/schemas.js';
import { investorInput } from '../investors/schemas.js';
import { pipelineInput } from '../pipeline/schemas.js';

const problemsOf = (schema: z.ZodType, body: unknown) =>
  schema.safeParse(body).error?.issues.map(({ path }) => path.join('.'));

describe('optional fields', () => {
  // rule: WIRE-9
  it.each([
    [
      'a thread',
      threadInput,
      { listing_id: randomUUID(), message: 'Hello' },
      { startup_id: null, investor_id: null },
    ],
    ['a change of the name', accountChange, { name: 'Amara' }, { current_password: null }],
    ['a second factor', factorRequest, {}, { current_password: null }],
  ])('of %s count as absent when they are null', (_name, schema, body, nulls) => {
    expect(schema.parse({ ...body, ...nulls })).toEqual(schema.parse(body));
  });
});

describe('a rule about several fields', () => {
  const long = 'x'.repeat(5001);

  // rule: ERR-2
  it.each([
    ['the column passed', pipelineInput, { column: 'passed', note: long }, ['note', 'reason']],
    ['a thread', threadInput, { message: '' }, ['message', 'startup_id']],
    [
      'check sizes',
      investorInput,
      { check_size_min: 2, check_size_max: 1, current_companies: 'Acme', investment_sectors: ['SaaS'] },
      ['budget', 'check_size_min'],
    ],
  ])('about %s is reported together with other problems', (_name, schema, body, problems) => {
    expect(problemsOf(schema, body)?.sort()).toEqual(problems);
  });

  it('adds nothing to a problem of its own fields, nor to a body of another kind', () => {
    expect(problemsOf(pipelineInput, { column: 'passed', reason: 'ugly' })).toEqual(['reason']);
    expect(problemsOf(threadInput, { startup_id: 5, message: 'Hello' })).toEqual(['startup_id']);
    for (const body of [null, [], 'text']) expect(problemsOf(pipelineInput, body)).toEqual(['']);
  });
});
