import {
  type Contact,
  readContacts,
  readDocument,
  section,
  withContact,
  withSection,
} from './first-contact.js';

const measured: Contact = {
  round: 'r9',
  date: '2026-01-02',
  commit: 'abc1234',
  figures: [
    { name: 'rank correlation, all (30)', target: '≥ 0.85', value: '0.72', met: false, cases: [] },
    { name: 'honest ones accused', target: '0', value: '0', met: true, cases: [] },
  ],
};
const judged = { name: 'false sentences', target: '≤ 1 %', value: '3 of 90 (3.3 %)', met: false, cases: [] };

describe('first contact', () => {
  it('is recorded once', () => {
    const kept = withContact([], measured);
    expect(kept).toEqual([measured]);
    expect(() => withContact(kept, { ...measured, commit: 'def5678' })).toThrow(/r9 is recorded/);
  });

  it('accepts a reader’s later findings and nothing else', () => {
    const better = {
      ...measured,
      figures: [...measured.figures.map((one) => ({ ...one, met: true })), judged],
    };
    const kept = withContact([measured], better);
    expect(kept).toEqual([measured, { ...better, figures: [judged] }]);
    expect(() => withContact(kept, better)).toThrow(/is recorded/);
  });

  it('shows every round in a column of its own, with the commit', () => {
    const text = section([measured, { ...measured, round: 'r10', figures: [judged] }]);
    expect(text).toMatch(/\| First contact +\| target +\| r9 +\| r10 +\|/);
    expect(text).toMatch(/\| rank correlation, all +\| ≥ 0.85 +\| 0.72 ✗ +\| not measured +\|/);
    expect(text).toMatch(/\| false sentences +\| ≤ 1 % +\| not measured +\| 3 of 90/);
  });

  it('changes nothing else in the document', () => {
    const document = `Before\n\n${section([])}\n\nAfter`;
    expect(withSection(document, [measured])).toBe(`Before\n\n${section([measured])}\n\nAfter`);
    expect(() => withSection('No part', [measured])).toThrow();
  });

  it('is in docs/evaluation.md as recorded', () => {
    expect(readDocument()).toContain(section(readContacts()));
  });
});
