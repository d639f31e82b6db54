import { checkProfile, contextOf, problemOf, profileOf, slotOf } from './profile.js';

const TYPES = ['startup', 'investor'] as const;
const STARTUP = { idea_title: 'Weir', idea_description: 'Rafts that seal', sector: 'Robotics', stage: 'mvp' };

describe('a profile', () => {
  it.each(TYPES)('of a %s asks only for fields of the contract and for every required one', (type) => {
    const { slots, fields } = profileOf(type);
    for (const { name } of slots) expect(fields).toHaveProperty(name);
    const required = slots.filter((slot) => slot.required).map(({ name }) => name);
    const known = type === 'startup' ? STARTUP : {};
    for (const name of required)
      expect(
        checkProfile(type, Object.fromEntries(Object.entries(known).filter(([key]) => key !== name))),
      ).toMatchObject({ valid: false });
  });

  it.each(TYPES)('of a %s reads its own examples', (type) => {
    for (const slot of profileOf(type).slots)
      expect([slot.name, slot.read(slot.example.replace('…', 'deck'), contextOf(type, {}, [])).kind]).toEqual(
        [slot.name, 'value'],
      );
  });

  it.each(TYPES)('of a %s has a distinct name for each field', (type) => {
    for (const { name, aliases, labels } of profileOf(type).slots) {
      expect(() => new RegExp(`^(?:${aliases}|${labels ?? 'x'})$`, 'iu')).not.toThrow();
      const owners = profileOf(type).slots.filter((slot) =>
        new RegExp(`^(?:${slot.aliases})$`, 'iu').test(name.replaceAll('_', ' ')),
      );
      expect([name, owners.length <= 1]).toEqual([name, true]);
    }
  });

  it('names the first invalid field', () => {
    expect(checkProfile('startup', STARTUP)).toEqual({ valid: true });
    expect(checkProfile('startup', { ...STARTUP, sector: 4, stage: 'purple' })).toMatchObject({
      slot: 'sector',
    });
    const two = { ...STARTUP, product_url: 4, funding_ask: 'x' };
    expect(checkProfile('startup', two)).toMatchObject({ slot: 'funding_ask' });
    expect(problemOf('startup', 'user_count', -1)).not.toBeNull();
    expect(problemOf('startup', 'user_count', 1)).toBeNull();
    expect(problemOf('startup', 'is_admin', true)).toBe('There is no such field.');
    expect(slotOf('startup', 'budget')).toBeUndefined();
    expect(contextOf('startup', {}, []).name).toBe('your startup');
  });
});
