import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const page = readFileSync(join(__dirname, '../index.html'), 'utf8');

/** Runs what stands inline in the page, where the browser has run nothing yet, and returns its globals. */
function runInline(stored: Record<string, string> = {}) {
  const root = { dataset: {} as Record<string, string> };
  const globals: Record<string, unknown> = {
    document: { documentElement: root },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  };
  for (const [, script = ''] of page.matchAll(/<script>(.*?)<\/script>/gs)) runInNewContext(script, globals);
  return { theme: root.dataset['theme'], zod: globals['__zod_globalConfig'] };
}

describe('the page, before its first script', () => {
  it.each(['light', 'dark'])('has the theme %s, where it was chosen', (theme) => {
    expect(runInline({ theme }).theme).toBe(theme);
  });

  // rule: SCREEN-6
  it('leaves the theme to the system otherwise', () => {
    expect(runInline().theme).toBeUndefined();
    expect(runInline({ theme: 'pink' }).theme).toBeUndefined();
  });

  it('keeps zod from making functions from text, which the policy forbids and the browser reports', async () => {
    const made = jest.spyOn(globalThis, 'Function');
    Object.assign(globalThis, { __zod_globalConfig: runInline().zod });
    await jest.isolateModulesAsync(async () => {
      const { z } = await import('zod');
      expect(z.object({ name: z.string() }).safeParse({ name: 'Amara' }).success).toBe(true);
    });
    Reflect.deleteProperty(globalThis, '__zod_globalConfig');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
