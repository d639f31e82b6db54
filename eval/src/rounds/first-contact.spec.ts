import { type Contact, partOf, readContacts, readDocument, withContact, withParts } from './first-contact.js';

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

  it('shows the latest round beside the targets, and how many rounds met them', () => {
    const later = { ...measured, round: 'r10', commit: 'def5678', figures: [judged] };
    const text = partOf('latest round', [measured, later]);
    expect(text).toContain('The latest round is r10, measured on 2026-01-02 at commit def5678.');
    expect(text).toMatch(/\| Figure +\| Target \| First contact with r10 \| Rounds that met the target \|/);
    expect(text).toMatch(/\| honest ones accused +\| 0 +\| not measured +\| 1 of 1 +\|/);
    expect(text).toMatch(/\| false sentences +\| ≤ 1 % +\| 3 of 90 \(3.3 %\) ✗ +\| 0 of 1 +\|/);
  });

  it('shows every round in a row of its own, with the commit', () => {
    const text = partOf('all rounds', [measured, { ...measured, round: 'r10', figures: [judged] }]);
    expect(text).toMatch(/\| Round \| Date +\| Commit +\|/);
    expect(text).toMatch(/\| r9 +\| 2026-01-02 \| abc1234 \|/);
    expect(text).toMatch(/\| r9 +\| 0.72 ✗ +\|/);
    expect(text).toMatch(/\| r10 +\| not measured +\|/);
    expect(text).toMatch(/\| r10 +\| 3 of 90 \(3.3 %\) ✗ +\| not measured +\|/);
  });

  it('shows a figure that belongs to no table at the end', () => {
    const unknown = { ...judged, name: 'something new' };
    const text = partOf('all rounds', [{ ...measured, figures: [unknown] }]);
    expect(text).toMatch(/### Other figures\n\n\| Round \| something new +\|/);
  });

  it('changes nothing else in the document', () => {
    const document = (contacts: Contact[]) =>
      `Before\n\n${partOf('latest round', contacts)}\n\nBetween\n\n${partOf('all rounds', contacts)}\n\nAfter`;
    expect(withParts(document([]), [measured])).toBe(document([measured]));
    expect(() => withParts('No part', [measured])).toThrow(/latest round/);
  });

  it('is in docs/evaluation.md as recorded', () => {
    expect(withParts(readDocument(), readContacts())).toBe(readDocument());
  });
});
