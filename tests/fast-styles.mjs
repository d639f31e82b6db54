// @ts-check
/** Makes jsdom's styles cheaper: Testing Library asks for the style of every element in each query by role. */
import { createRequire } from 'node:module';

const fromJsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
/** @type {{ matchesDontThrow: (element: { _localName: string }, selector: string | undefined) => boolean }} */
const selectors = fromJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const ask = selectors.matchesDontThrow;

/**
 * The tags that the last part of each alternative names ("ul ul, input[type=button i]": ul, input), and
 * whether the tag is the whole alternative. Undefined if an alternative names no tag.
 * @type {Map<string, Map<string, boolean> | undefined>}
 */
const known = new Map();

/** @param {string} selector */
function tagsOf(selector) {
  /** @type {Map<string, boolean>} */
  const tags = new Map();
  // A comma or a space in an attribute's value separates nothing.
  const bare = selector.replaceAll(/\[[a-z-]+(="?[a-z]*"?)?\]/g, '[]');
  if (/[()\\|"'@]|\[(?!\])/.test(bare)) return undefined;
  for (const alternative of bare.split(',')) {
    const whole = alternative.trim();
    const last = whole.split(/[\s>+~]+/).at(-1);
    const tag = last && /^[a-z][a-z0-9-]*/.exec(last)?.[0];
    if (!tag) return undefined;
    tags.set(tag, (tags.get(tag) ?? false) || tag === whole);
  }
  return tags;
}

/**
 * jsdom compares an element with all rules of its style sheet. Most rules name other tags: the name of the
 * tag decides these, and jsdom's own comparison the rest.
 */
selectors.matchesDontThrow = (element, selector) => {
  if (!selector) return false; // a rule such as @keyframes, which styles no element
  if (!known.has(selector)) known.set(selector, tagsOf(selector));
  const tags = known.get(selector);
  if (!tags) return ask(element, selector);
  const decided = tags.get(element._localName);
  return decided === true || (decided === false && ask(element, selector));
};

/** @type {{ propertiesWithResolvedValueImplemented: Record<string, { computedValue: string }> }} */
const { propertiesWithResolvedValueImplemented: computed } = fromJsdom(
  'jsdom/lib/jsdom/living/helpers/style-rules.js',
);
// jsdom computes ten colours for every style, and no test asks for a colour.
for (const [property, { computedValue }] of Object.entries(computed))
  if (computedValue === 'computed-color') Reflect.deleteProperty(computed, property);
