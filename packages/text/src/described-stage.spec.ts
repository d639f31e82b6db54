import { describedStage, describedStages } from './described-stage.js';

// rule: CHAT-21
describe('the stage told by what happens', () => {
  it.each([
    ['We deliver to six hospitals since last autumn', 'launched'],
    ['Im Laden gibt es das seit Mai, neun Städte', 'launched'],
    ['On vend déjà dans douze boulangeries', 'launched'],
    ['Sprzedajemy od stycznia', 'launched'],
    ['Vendemos desde mayo, y cada mes un poco más', 'growing'],
    ['लोग पैसे दे रहे हैं', 'launched'],
    ['Já está no ar', 'launched'],
    ["Och aye, we're sellin' it", 'launched'],
    ['testin them aff the pier', 'mvp'],
    ['試作をテストしています', 'mvp'],
    ['نبيعه منذ سنة', 'launched'],
    ['verkopen we al sinds vorig jaar', 'launched'],
    ['satıyoruz, 8 aydır', 'launched'],
    ['Lo usan cuarenta talleres', 'launched'],
    ['vi säljer sedan i våras', 'launched'],
    ['Zwei Höfe benutzen den Prototyp', 'mvp'],
    ["Le prototype marche, personne ne l'a acheté", 'mvp'],
    ['Drei Schulen testen es', 'mvp'],
    ['Nur eine Skizze', 'idea'],
    ['solo ho fatto dei disegni', 'idea'],
  ])('%s', (text, stage) => expect(describedStage(text)).toBe(stage));

  it.each(['We want to sell next year', 'Noch nicht verkauft', 'Ainda não vendemos', 'Nobody pays', 'blue'])(
    'is not known from a plan, a denial or other words: %s',
    (text) => expect(describedStage(text)).toBeNull(),
  );

  it.each([
    ['Prototypen und solche, die schon verkaufen', ['mvp', 'launched']],
    ['When they already sell', ['launched']],
  ])('is read from each part of an investor’s answer: %s', (text, stages) =>
    expect(describedStages(text)).toEqual(stages),
  );
});
