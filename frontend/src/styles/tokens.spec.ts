import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Contrast of the tokens, computed by WCAG 2.2: text 4.5 to 1, controls and focus 3 to 1. The filled
 * part of a bar or ring shows its value, so it needs 3 to 1 against both its background and its track.
 * The track only has to be visible.
 */
const grounds = ['canvas', 'surface', 'raised', 'sunken', 'fill'];
const text = ['text', 'text-2', 'muted', 'primary', 'teal', 'ok', 'warn', 'bad'];
const pairs: [string, string, number][] = [
  ...text.flatMap((name) => grounds.map((ground): [string, string, number] => [name, ground, 4.5])),
  ...['ok', 'warn', 'bad', 'primary'].map((name): [string, string, number] => [name, `${name}-tint`, 4.5]),
  ...['ok-tint', 'warn-tint', 'bad-tint', 'primary-tint'].map((tint): [string, string, number] => [
    'text-2',
    tint,
    4.5,
  ]),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-bad', 'bad', 4.5],
  ...grounds.map((ground): [string, string, number] => ['control', ground, 3]),
  ...['primary', 'teal', 'warn', 'bad'].map((fill): [string, string, number] => [fill, 'track', 3]),
  ...['surface', 'raised'].map((ground): [string, string, number] => ['track', ground, 1.4]),
  ...[1, 2, 3, 4, 5].map((series): [string, string, number] => [`chart-${series}`, 'surface', 3]),
];

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  it.each(pairs)('of %s on %s is at least %s to 1', (front, ground, least) => {
    const [a, b] = [tokens.get(front)?.[theme], tokens.get(ground)?.[theme]];
    if (a === undefined || b === undefined) throw new Error(`No token ${front} or ${ground}`);
    expect(contrast(a, b)).toBeGreaterThanOrEqual(least);
  });
});

/** The names and numbers of the tokens that start with `group`, in the order of the file. */
const numbersOf = (group: string): [string, number][] =>
  [...css.matchAll(new RegExp(`--${group}-([\\w-]+): (\\d+)`, 'g'))].map(([, name = '', number]) => [
    name,
    Number(number),
  ]);

describe('layers', () => {
  it('are ordered: an overlay covers the header, and a dialog covers the overlay', () => {
    const layers = numbersOf('layer');
    expect(layers.map(([name]) => name)).toEqual(['sticky', 'header', 'popover', 'overlay', 'dialog']);
    expect(layers).toEqual(layers.toSorted(([, a], [, b]) => a - b));
    expect(new Set(layers.map(([, layer]) => layer)).size).toBe(layers.length);
  });
});

describe('durations', () => {
  it('increase from a hover colour to the filling of a score, and none makes the reader wait', () => {
    const durations = numbersOf('duration');
    expect(durations.map(([name]) => name)).toEqual(['quick', 'appear', 'move', 'fill']);
    expect(durations).toEqual(durations.toSorted(([, a], [, b]) => a - b));
    for (const [, ms] of durations) expect(ms).toBeLessThanOrEqual(600);
  });
});
