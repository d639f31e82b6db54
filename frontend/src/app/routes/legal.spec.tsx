import { createHash } from 'node:crypto';

import { TERMS_VERSION } from '@proofround/contracts/accounts/terms.js';
import { screen, within } from '@testing-library/react';

import { PRIVACY } from '../../features/legal/privacy';
import { TERMS } from '../../features/legal/terms';
import { applicationServer } from '../../test/application';

const { open } = applicationServer();

const PAGES = [
  { path: '/terms', text: TERMS, other: 'Read the Privacy Policy', otherTitle: 'Privacy Policy' },
  { path: '/privacy', text: PRIVACY, other: 'Read the Terms', otherTitle: 'Terms' },
] as const;

/** The digest of both texts by version. Add the new one beside a new TERMS_VERSION. */
const DIGESTS: Record<string, string> = {
  '2026-11-23': '2eab0127888b6e597c70c095fc594cb3f74d6deeccd20688312ecaafba439dc3',
  '2026-11-27': '6f0cd429c02104d32372bbfd733786f5c373480c081dc93b84b41009d911604a',
  '2026-11-28': '31b84de50b77329af7eff45bef89e39cfe768a2a22603ca1dedf76342dd435cd',
};

beforeAll(() => {
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe.each(PAGES)('$path', ({ path, text, other, otherTitle }) => {
  // rules: SCREEN-1, SCREEN-19
  it.each(['visitor', 'founder', 'investor'] as const)('shows the whole text to a %s', async (viewer) => {
    open(path, viewer);
    expect(await screen.findByRole('heading', { level: 1, name: text.title })).toBeVisible();
    expect(document.title).toBe(`${text.title} · Proofround`);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      text.sections.map(({ title }) => title),
    );
    expect(screen.getByText('Nov 28, 2026')).toHaveAttribute('datetime', TERMS_VERSION);
  });

  // rule: SCREEN-19
  it('lists every heading in the contents, linked to it', async () => {
    open(path, 'visitor');
    const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
    for (const { id, title } of text.sections) {
      expect(contents.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
      expect(document.getElementById(id)).toHaveTextContent(title);
    }
  });

  // rule: SCREEN-19
  it('scrolls to the heading in the address', async () => {
    const { id = '' } = text.sections.at(-1) ?? {};
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    open(`${path}#${id}`, 'visitor');
    await screen.findByRole('heading', { level: 1 });
    expect(scroll.mock.contexts).toContain(document.getElementById(id));
  });

  it('leads to the other text, and back to Proofround', async () => {
    const user = open(path, 'visitor');
    await user.click(await screen.findByRole('link', { name: other }));
    expect(await screen.findByRole('heading', { level: 1, name: otherTitle })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Proofround' })).toHaveAttribute('href', '/');
  });
});

// rule: SCREEN-19
it('the texts are those of TERMS_VERSION: a changed text needs a new version', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify([TERMS, PRIVACY]))
    .digest('hex');
  expect(digest).toBe(DIGESTS[TERMS_VERSION]);
});
