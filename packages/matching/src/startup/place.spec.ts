import { placesOfStartup } from './place.js';

const where = (location: string | null, idea_description: string, idea_title = 'Weir') =>
  placesOfStartup({ location, idea_title, idea_description }).map(([place]) => place);

describe('where a startup is', () => {
  it.each<[string, string | null, string, string[]]>([
    ['its location', 'Ghent, Belgium', 'We sell to mills in Norway.', ['ghent']],
    ['its text where the location is blank', null, 'Weirs for mills in Norway.', ['NO']],
    ['its text where the location is no place', '180 Pounds', 'We are based in Turku.', ['turku']],
    ['a hasty text', null, 'we test it in tulsa, ok', ['tulsa']],
    ['another language', null, 'Wir sitzen in Graz und bauen Wehre.', ['graz']],
    ['pounds', null, 'It costs £40 a year.', ['GB']],
    ['a script of one country', '宮崎', '港の潮の表です。', ['JP']],
    ['a name within others', 'ベトナムのハノイ', 'Tide tables.', ['VN']],
    ['no other money', null, 'It costs €40 a year.', []],
    ['no ordinary word', null, 'It works in reading rooms and in nice weather.', []],
    ['nothing said', null, 'Weirs that clean themselves.', []],
  ])('is %s', (_, location, text, places) => expect(where(location, text)).toEqual(places));
});
