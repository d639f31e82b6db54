import { deviceOf, shortened } from './client.js';

describe('the client of a log-in', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    ['See https://evil.example/ now (Windows NT 10.0)', 'Unknown browser on Windows'],
    ['Visit-evil.example/1.0 please', 'Unknown device'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('is named by browser and system, never in the words of its header: %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['2001:db8:12:34', '2001:db8:12::/48'],
    ['', ''],
  ])('has an address without its last part: %s', (address, shown) => {
    expect(shortened(address)).toBe(shown);
  });
});
