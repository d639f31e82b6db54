import { withoutSmallTalk } from './small-talk.js';

it.each([
  ['Lovely weather for bees today, is it not?', ''],
  ['my nephew said I should register here.', ''],
  ['great another stupid bot. just let me type it in', ''],
  ['haha that was a grave question. get it? grave?', ''],
  ['are you deaf, CurbCart', 'CurbCart'],
  ['its live ffs', 'its live'],
  ['vendors rent our carts by the day. happy now?', 'vendors rent our carts by the day.'],
  ['We build chatbots for clinics.', 'We build chatbots for clinics.'],
  ['Agencies pay late and want another form', 'Agencies pay late and want another form'],
])('%s', (text, rest) => {
  expect(withoutSmallTalk(text).replace(/[.\s]+$/, '')).toBe(rest.replace(/\.$/, ''));
});
