// @ts-check

/** Matches a generated query with a cursor, and captures name, type and request for its infinite query. */
const PAGED_QUERY =
  /^ {4}(\w+): build\.query<\s*(\w+)ApiResponse,\s*\w+ApiArg,?\s*>\(\{\n {6}query: \(queryArg\) => (\(\{(?:(?!build\.)[\s\S])*?\n {6}\}\)),\n {4}\}\),\n/gm;

/** Lists that a screen loads with one call. All other lists are loaded page by page only. */
const READ_WHOLE = [
  'startupsList',
  'startupsListScores',
  'tasksList',
  'investorsList',
  'adminListUsers',
  'interestList',
  'pipelineList',
  'dealsList',
];
/** Whole lists that another screen loads page by page. */
const READ_BOTH_WAYS = ['startupsList', 'adminListUsers'];

/**
 * Turns paged lists into infinite queries named `…Pages`, because the generator cannot; whole lists get
 * `transformResponse: toList`.
 * @param {string} source @returns {string}
 */
export function addPages(source) {
  let count = 0;
  const withPages = source.replace(PAGED_QUERY, (query, name, type, request) => {
    if (!request.includes('cursor: queryArg.cursor')) return query;
    count += 1;
    const isWhole = READ_WHOLE.includes(name);
    const whole = isWhole ? query.replace(/\}\),\n$/, '  transformResponse: toList,\n    }),\n') : '';
    if (isWhole && !READ_BOTH_WAYS.includes(name)) return whole;
    return `${whole}    ${name}Pages: build.infiniteQuery<
      Page<${type}ApiResponse[number]>,
      Omit<${type}ApiArg, "cursor">,
      Cursor
    >({
      ...paged,
      query: ({ queryArg, pageParam }) => ${request.replace('cursor: queryArg.cursor', 'cursor: pageParam')},
    }),
`;
  });
  if (count !== source.split('cursor: queryArg.cursor').length - 1)
    throw new Error('A list that pages was not recognised: the form of the generated code has changed');
  return withPages.replace(
    /^import /m,
    'import { paged, toList, type Cursor, type Page } from "../pages";\nimport ',
  );
}
