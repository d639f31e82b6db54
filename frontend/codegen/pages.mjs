// @ts-check

/** One generated query whose parameters have a cursor, in the parts that its infinite twin needs. */
const PAGED_QUERY =
  /^ {4}(\w+): build\.query<\s*(\w+)ApiResponse,\s*\w+ApiArg,?\s*>\(\{\n {6}query: \(queryArg\) => (\(\{(?:(?!build\.)[\s\S])*?\n {6}\}\)),\n {4}\}\),\n/gm;

/** Lists that a screen reads with one call. All others are read page by page alone. */
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
/** Of these, the lists that another screen reads page by page. */
const READ_BOTH_WAYS = ['startupsList'];

/**
 * Checks that lists are lists, and makes of those that are read page by page an endpoint `…Pages`:
 * the generator itself knows queries and mutations only.
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
