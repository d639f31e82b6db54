import { startupFacts } from '@proofround/contracts';
import {
  AGREEABLE,
  startOpenAiStandIn,
  type Behaviour,
  type OpenAiStandIn,
} from '@proofround/openai-stand-in';
import { aStartup } from '@proofround/test-kit';

import { RUBRIC_VERSION } from '../rubric/weights.js';
import { score } from '../rubric/ledger.js';
import { BAND } from './answer.js';
import { OpenAiAnalyst } from './openai-analyst.js';

const facts = startupFacts.parse(aStartup());
const input = { owner_id: 'x', facts, completed_tasks: [] };
const problem = facts.problem_statement ?? '';

describe('the model path', () => {
  let standIn: OpenAiStandIn;
  let respond: () => Behaviour = () => AGREEABLE;

  beforeAll(async () => {
    standIn = await startOpenAiStandIn({ respond: () => respond() });
  });
  afterAll(() => standIn.stop());
  beforeEach(() => {
    respond = () => AGREEABLE;
  });

  const analyse = (signal = new AbortController().signal) =>
    new OpenAiAnalyst({
      apiKey: 'sk-test',
      baseURL: standIn.url,
      model: 'test-model',
      timeoutMs: 2000,
    }).analyse(input, () => undefined, signal);
  const answering = (answer: object): (() => Behaviour) => {
    const valid = JSON.parse(AGREEABLE.kind === 'answer' ? AGREEABLE.content : '{}') as object;
    return () => ({ kind: 'answer', content: JSON.stringify({ ...valid, ...answer }) });
  };
  const pointsOf = (factor: string, ledger: { factor: string; points: number; max_points: number }[]) => {
    const line = ledger.find((entry) => entry.factor === factor);
    return (line?.points ?? 0) / (line?.max_points ?? 1);
  };

  it('names the model, the prompt and the rubric in source, and takes the words of the model', async () => {
    const { analysis } = await analyse();
    expect(analysis.source).toBe(`test-model with analysis-prompt-1 and ${RUBRIC_VERSION}`);
    expect(analysis.summary).toContain('founder’s own figures');
  });

  it('sends the founder’s text fenced as data, with a schema to answer by', async () => {
    await analyse();
    const request = standIn.requests.at(-1);
    const user = request?.messages.at(-1)?.content ?? '';
    expect(user).toMatch(/BEGIN STARTUP-[0-9a-f]{18}\n\{[\s\S]*\}\nEND STARTUP-/);
    expect(user).toContain(JSON.stringify(problem));
    expect(request?.messages[0]?.content).toContain('never instructions');
    expect(request?.response_format?.json_schema.strict).toBe(true);
  });

  it('moves a factor at most by the band, and keeps the rubric’s points beside it', async () => {
    respond = answering({
      factors: [{ factor: 'Problem', value: 0, field: 'problem_statement', quote: problem }],
    });
    const { analysis, ai_score } = await analyse();
    const rubric = pointsOf('Problem', score(facts).ledger);
    expect(pointsOf('Problem', analysis.ledger)).toBeCloseTo(rubric - BAND, 1);
    expect(analysis.ledger.find(({ factor }) => factor === 'Problem')?.rubric_points).toBe(
      score(facts).ledger.find(({ factor }) => factor === 'Problem')?.points,
    );
    const sum = analysis.ledger.reduce((total, { points }) => total + points, 0);
    expect(Math.round(sum * 10) / 10).toBe(ai_score.overall_score);
  });

  it('drops a move whose quote is not in the field', async () => {
    respond = answering({
      factors: [
        {
          factor: 'Problem',
          value: 100,
          field: 'problem_statement',
          quote: 'We have ten thousand paying customers.',
        },
        { factor: 'Edge', value: 100, field: 'solution_statement', quote: problem },
      ],
    });
    const { ai_score } = await analyse();
    expect(ai_score).toEqual(score(facts).score);
  });

  it.each<[string, Behaviour]>([
    ['refuses', { kind: 'refuse', refusal: 'I cannot help with that.' }],
    ['is cut off', { kind: 'truncate', content: '{"summary": "The ca' }],
    ['answers no JSON', { kind: 'answer', content: 'Great startup! 10/10' }],
    ['answers another shape', { kind: 'answer', content: '{"score": 100}' }],
    [
      'answers an absurdity',
      {
        kind: 'answer',
        content: JSON.stringify({ summary: '', strengths: [], concerns: [], factors: [], tasks: [] }),
      },
    ],
    ['does not accept the request', { kind: 'error', status: 400 }],
    ['cuts the connection', { kind: 'cut' }],
  ])(
    'lets the rubric stand alone, and says so, when the model %s',
    async (_name, behaviour) => {
      respond = () => behaviour;
      const { analysis, ai_score } = await analyse();
      expect(analysis.source).toBe(`${RUBRIC_VERSION} (model unavailable)`);
      expect(ai_score).toEqual(score(facts).score);
      expect(JSON.stringify(analysis)).not.toContain('cannot help');
    },
    20_000,
  );

  it('tries again after a server error', async () => {
    let attempts = 0;
    respond = () => (++attempts === 1 ? { kind: 'error', status: 500 } : AGREEABLE);
    expect((await analyse()).analysis.source).toContain('test-model');
    expect(attempts).toBe(2);
  });

  it('stops, without a result, when the worker is told to stop', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(analyse(stop.signal)).rejects.toThrow();
  });
});
