import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { render } from '@testing-library/react';
import { createElement } from 'react';

import { FullPageLoading } from '../components/full-page-loading';
import { page as pagePlugin } from './build/page';

const source = readFileSync(join(__dirname, '../../index.html'), 'utf8');
const page = pagePlugin().transformIndexHtml.handler(source, {});

/** Runs the page's inline scripts on an otherwise empty page and returns its globals. */
function runInline(stored: Record<string, string> = {}) {
  const root = { dataset: {} as Record<string, string> };
  const globals: Record<string, unknown> = {
    document: { documentElement: root },
    location: { pathname: '/' },
    addEventListener: () => undefined,
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  };
  for (const [, script = ''] of page.matchAll(/<script>(.*?)<\/script>/gs)) runInNewContext(script, globals);
  return {
    theme: root.dataset['theme'],
    isVisitor: 'visitor' in root.dataset,
    zod: globals['__zod_globalConfig'],
  };
}

describe('the page, before its first script', () => {
  it.each(['light', 'dark'])('has the theme %s if the user chose it', (theme) => {
    expect(runInline({ theme }).theme).toBe(theme);
  });

  // rule: SCREEN-6
  it('otherwise leaves the theme to the system', () => {
    expect(runInline().theme).toBeUndefined();
    expect(runInline({ theme: 'pink' }).theme).toBeUndefined();
  });

  it('recognises a visitor by the missing token', () => {
    expect(runInline().isVisitor).toBe(true);
    expect(runInline({ token: 'a-token' }).isVisitor).toBe(false);
  });

  it('shows the same Loading... as the application', () => {
    document.body.innerHTML = page.replace(/<script.*?<\/script>/gs, '');
    const shown = document.querySelector('#root [data-boot]')?.innerHTML;
    expect(shown).toBe(render(createElement(FullPageLoading)).container.innerHTML);
  });

  it('stops zod from compiling functions from text, which the content security policy forbids', async () => {
    const functionConstructor = jest.spyOn(globalThis, 'Function');
    Object.assign(globalThis, { __zod_globalConfig: runInline().zod });
    await jest.isolateModulesAsync(async () => {
      const { z } = await import('zod');
      expect(z.object({ name: z.string() }).safeParse({ name: 'Amara' }).success).toBe(true);
    });
    Reflect.deleteProperty(globalThis, '__zod_globalConfig');
    expect(functionConstructor).not.toHaveBeenCalled();
    functionConstructor.mockRestore();
  });
});
