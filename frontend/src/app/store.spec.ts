import { client } from '../api/generated/client';
import { changedElsewhere, sessionEnded, signedIn, signedOut } from '../api/session';
import { TOKEN_KEY } from '../lib/storage';
import { aUser } from '../test/builders';
import { createStore } from './store';

const stored = () => window.localStorage.getItem(TOKEN_KEY);
const open = () => createStore({ onSessionEnded: () => undefined });

beforeEach(() => window.localStorage.clear());

// rule: SESSION-8
describe('the sessions of two tabs', () => {
  it.each([
    ['logs out', signedOut],
    ['is refused', sessionEnded],
  ])('keep the token that the other tab has stored, when this tab’s user %s', (_what, end) => {
    const tab = open();
    tab.dispatch(signedIn('mine'));
    window.localStorage.setItem(TOKEN_KEY, 'theirs');
    tab.dispatch(end());
    expect(tab.getState().session.token).toBeNull();
    expect(stored()).toBe('theirs');
  });

  it('remove this tab’s own token', () => {
    const tab = open();
    tab.dispatch(signedIn('mine'));
    tab.dispatch(signedOut());
    expect(stored()).toBeNull();
  });

  it('do not share data, if this tab’s log-in ends after the other tab’s', () => {
    const tab = open();
    tab.dispatch(changedElsewhere('theirs'));
    tab.dispatch(
      client.util.upsertQueryEntries([
        { endpointName: 'startupsList', arg: {}, value: [] },
        { endpointName: 'accountsGet', arg: undefined, value: aUser() },
      ]),
    );
    tab.dispatch(signedIn('mine'));
    expect(tab.getState().session.token).toBe('mine');
    expect(tab.getState().api.queries).toEqual({});
  });

  it('are one session again when Back restores a page that missed the other tab’s log-in', () => {
    const tab = open();
    tab.dispatch(signedIn('mine'));
    window.localStorage.setItem(TOKEN_KEY, 'theirs');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.getState().session.token).toBe('theirs');
  });
});
