import { strictProblems } from '@proofround/openai-stand-in';
import { z } from 'zod';

import { analysisAnswer } from '../analysis/openai/answer.js';
import { matchReasonsAnswer } from './match-reasons.js';
import { strictSchema } from './strict-schema.js';

describe('strict schemas', () => {
  it.each([
    ['analysis', analysisAnswer],
    ['match-reasons', matchReasonsAnswer],
  ])('describe the answer of %s', (_job, answer) => {
    expect(strictProblems(strictSchema(answer))).toEqual([]);
  });

  it('close objects, require all properties and omit text lengths', () => {
    const answer = z.object({
      text: z.string().min(1).max(5).nullable(),
      list: z.array(z.enum(['a', 'b'])).max(3),
    });
    expect(strictSchema(answer)).toEqual({
      type: 'object',
      properties: {
        text: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        list: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['a', 'b'] } },
      },
      required: ['text', 'list'],
      additionalProperties: false,
    });
  });

  it('describe a discriminated union', () => {
    const answer = z.object({
      move: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('set'), value: z.string() }),
        z.object({ kind: z.literal('skip') }),
      ]),
    });
    expect(strictProblems(strictSchema(answer))).toEqual([]);
  });

  it.each<[string, z.ZodType]>([
    ['an optional property', z.object({ maybe: z.string().optional() })],
    ['a record', z.object({ any: z.record(z.string(), z.string()) })],
    ['a list at the root', z.array(z.string())],
  ])('refuse %s, which strict mode does not support', (_name, answer) => {
    expect(() => strictSchema(answer)).toThrow();
  });
});
