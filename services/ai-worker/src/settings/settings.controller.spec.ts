import { RUBRIC_VERSION } from '../analysis/rubric/weights.js';
import { aiSettings } from './settings.controller.js';

describe('the AI settings for the browser', () => {
  const settings = (OPENAI_API_KEY: string | undefined) =>
    aiSettings({ OPENAI_API_KEY, OPENAI_MODEL: 'gpt-5-mini' });

  it("name the model if there is a key, else the rubric's version, and never the key", () => {
    expect(settings('sk-secret')).toEqual({ ai_source: 'gpt-5-mini', rubric_version: RUBRIC_VERSION });
    expect(settings(undefined)).toEqual({ ai_source: RUBRIC_VERSION, rubric_version: RUBRIC_VERSION });
  });
});
