import { bareClaims } from '../../../testing/claims.js';
import { offencesIn } from '../offences.js';
import { brokenLaws } from './laws.js';

const codes = (idea_description: string) =>
  brokenLaws(bareClaims({ idea_description }).statements).map(({ code }) => code);

describe('figures that nature does not allow', () => {
  it.each([
    ['The box draws 400 litres of water a day out of desert air with 20 watts.', 'impossible_energy'],
    ['A roof tile gives 3 kW of electricity per square metre in daylight.', 'impossible_energy'],
    [
      'The motor takes 1 kW and the drum gives 7 kW of heat. Nothing goes in but the plug.',
      'impossible_energy',
    ],
    ['The sticker picks up the house WiFi and charges a laptop with 60 watts.', 'impossible_energy'],
    ['From one kilogram of peel we press 3.2 litres of diesel, nothing else goes in.', 'impossible_science'],
    ['It turns any film into one kilobyte, whatever its length, without loss.', 'impossible_science'],
    ['It measures all 600 diseases in four seconds.', 'impossible_cure'],
  ])('%s', (text, code) => {
    expect(codes(text)).toEqual([code]);
    expect(offencesIn(bareClaims({ idea_description: text })).map(({ offence }) => offence.code)).toContain(
      code,
    );
  });

  it.each([
    'The box draws 10 litres of water a day out of humid air with 300 watts.',
    'Fog nets catch 400 litres of water a day from the air, the pump takes 20 watts.',
    'A roof tile gives 200 W per square metre in daylight.',
    'The heat pump takes 1 kW and gives 3 kW of heat out of the ground.',
    'The charger has 11 kW and reports its state over WiFi.',
    'From one kilogram of yeast and water we brew 40 litres of beer.',
    'It shrinks any film by a third without loss.',
    'It measures the pulse in four seconds.',
  ])('are not: %s', (text) => expect(codes(text)).toEqual([]));
});
