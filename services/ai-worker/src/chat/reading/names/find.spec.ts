import { nameIn } from './find.js';

describe('names', () => {
  it.each([
    ['LedgerLoop', 'LedgerLoop'],
    ['ledgerloop', 'ledgerloop'],
    ["it's called LedgerLoop", 'LedgerLoop'],
    ['The name is Ledger Loop.', 'Ledger Loop'],
    ['"Ledger & Loop"', 'Ledger & Loop'],
    ["We're building LedgerLoop, a bookkeeping tool", 'LedgerLoop'],
    ["We're LedgerLoop, we automate bookkeeping", 'LedgerLoop'],
    ['LedgerLoop does bookkeeping for clinics', 'LedgerLoop'],
    ['LedgerLoop - bookkeeping for clinics', 'LedgerLoop'],
    ['LedgerLoop: bookkeeping for clinics', 'LedgerLoop'],
    ['my app is called PawPal and it matches dog walkers', 'PawPal'],
    ['Green Thumb Co helps people grow food', 'Green Thumb Co'],
    ["I'm the founder of LedgerLoop", 'LedgerLoop'],
    ["I'm Anna, founder of LedgerLoop. We automate bookkeeping.", 'LedgerLoop'],
    ['My name is Anna and my startup is LedgerLoop', 'LedgerLoop'],
    ['Our startup LedgerLoop automates bookkeeping', 'LedgerLoop'],
    ['the name is ParkShare and it lets people rent out their parking spot', 'ParkShare'],
    ['an app for dog walkers', undefined],
    ['It helps clinics with bookkeeping', undefined],
    ['Bookkeeping is a pain for clinics', undefined],
    ['We help people who grow food', undefined],
  ])('%s: %s', (text, title) => {
    expect(nameIn(text, { asked: true })?.name).toBe(title);
  });
});
