import { remembered } from './remembered.js';

it('reads the same text once and each other text separately', () => {
  const read = jest.fn((text: string) => ({ text }));
  const reader = remembered(read);
  expect(reader('boats')).toBe(reader('boats'));
  expect(reader('oars')).toEqual({ text: 'oars' });
  expect(read).toHaveBeenCalledTimes(2);
});
