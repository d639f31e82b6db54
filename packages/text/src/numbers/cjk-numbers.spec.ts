import { findAmounts } from './money.js';

it.each<[string, number[]]>([
  ['会員は三百二十人です', [320]],
  ['月に四十五万円くらいです', [450_000]],
  ['二千万円をお願いしたい', [20_000_000]],
  ['45万円', [450_000]],
  ['3万5千人', [35_000]],
  ['客户一百二十家', [120]],
  ['两百元', [200]],
  ['고객 120명', [120]],
  ['2천만원', [20_000_000]],
  ['去年の四月から', []],
  ['京都で一番', []],
  ['2024年に開業', []],
])('%s has the numbers %j', (text, values) =>
  expect(findAmounts(text).map(({ value }) => value)).toEqual(values),
);

it('knows the currency behind such a number', () =>
  expect(findAmounts('月に四十五万円くらいです')[0]?.currency).toBe('yen'));
