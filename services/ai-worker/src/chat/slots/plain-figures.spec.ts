import { withPlainFigures } from './plain-figures.js';

describe('figures as languages write them', () => {
  it.each([
    ['eine halbe Million Dollar', '500000 Dollar'],
    ['twee en een half miljoen dollar', '2500000 dollar'],
    ['dva a půl milionu dolarů', '2500000 dolarů'],
    ['eine viertel Million', '250000'],
    ['halvanden million', '1500000'],
    ['مليونين دولار', '2000000 دولار'],
    ['50만 달러', '500000 달러'],
    ['1만 2천 명', '12000 명'],
    ['от 50 до 250 тысяч', 'от 50 - 250 тысяч'],
    ['tři sta dvanáct obchodů', '312 obchodů'],
    ['trehundratolv butiker', '312 butiker'],
    ['trehundrede og tolv butikker', '312 butikker'],
    ['üç yüz on iki dükkan', '312 dükkan'],
    ['ثلاثمائة واثنا عشر محلا', '312 محلا'],
    ['아홉 개', '9 개'],
  ])('%s', (text, plain) => expect(withPlainFigures(text)).toBe(plain));

  it.each(['One and a half million', 'on it', 'we have none', 'bin there', 'two and a half million dollars'])(
    'stay as they are: %s',
    (text) => expect(withPlainFigures(text)).toBe(text),
  );
});
