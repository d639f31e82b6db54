// @ts-check
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const noProcessEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read the environment once, through loadConfig of packages/service-kit.',
};

/** See "Styling" in docs/frontend.md. */
const styling = [
  {
    selector:
      "JSXAttribute[name.name='className'] :matches(Literal[value=/(^|\\s)\\S*!(\\s|$)|(^|[\\s:])!/], TemplateElement[value.raw=/!/])",
    message: 'Give the component a variant: `!` hides which of two styles wins.',
  },
  {
    selector: 'Literal[value=/(^|[\\s:])(z|duration|delay)-(\\[|\\d)|\\brgba?\\(/]',
    message: 'Durations, layers and shadows are tokens (src/styles/tokens.css).',
  },
  ...[
    [
      'Badge|Button|ButtonLink|Card|Input|PageTitle|Select|Textarea',
      'bg|text|font|border|rounded|shadow|p[xytrbl]?',
    ],
    ['Button|ButtonLink|Input|Select|Textarea', 'h|min-h|max-h|size'],
  ].map(([components, classes]) => ({
    selector: `JSXOpeningElement[name.name=/^(${components})$/] > JSXAttribute[name.name='className'] Literal[value=/(^|[\\s:])(${classes})-/]`,
    message: 'A class from outside places a shared component; its look changes by a variant.',
  })),
];

const MOVES_BY_TABLE = 'Move states by their transition table (docs/states.md)';
const STATE = '/^(analysis_|review_)?(status|state)$/';
const noFreeStatus = [
  {
    // A field of a class itself is not a column.
    selector: `AssignmentExpression[left.property.name=${STATE}]:not([left.object.type="ThisExpression"]):not([right.callee.property.name=/^(move|begin)$/]):not([right.callee.name="movedReview"])`,
    message: `${MOVES_BY_TABLE}: assign what move() or begin() gives.`,
  },
  {
    selector: `CallExpression[callee.property.name="update"]:not(:has(CallExpression[callee.property.name="sourcesOf"])) > ObjectExpression:nth-child(3) > Property[key.name=${STATE}]:not([value.object.name]):not([value.callee.property.name="move"])`,
    message: `${MOVES_BY_TABLE}: name sourcesOf() among the criteria.`,
  },
  ...[
    `CallExpression[callee.property.name=/^(create|insert|save|upsert|values)$/] ObjectExpression > Property[key.name=${STATE}] > Literal[raw=/^\\W/]`,
    `CallExpression[callee.name="insertAll"] ObjectExpression > Property[key.name=${STATE}] > Literal[raw=/^\\W/]`,
    `Property[key.name=${STATE}] > TSAsExpression > Literal[raw=/^\\W/]`,
    "TemplateElement[value.raw=/SET\\s+(\\w+ = [^,]+,\\s*)*(status|state) = '/]",
  ].map((selector) => ({ selector, message: `${MOVES_BY_TABLE}: write what begin() gives.` })),
];

export default defineConfig(
  { ignores: ['**/node_modules/', '**/dist/', '**/generated/', '.data/', '**/test-results/', 'coverage/'] },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      'simple-import-sort/imports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off', // option bags that happen to be classes
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['services/*/src/**/*.ts', 'packages/*/src/**/*.ts', 'scripts/src/**/*.ts'],
    ignores: ['**/*spec.ts', '**/testing/**', '**/data/**', '**/migrations/**'],
    rules: {
      complexity: ['error', 20],
      'max-lines': ['error', 300],
    },
  },
  {
    files: ['{packages,services,stand-ins}/*/src/**/*.ts', '{scripts,bench,eval}/src/**/*.ts', 'tests/*.mjs'],
    ignores: ['**/*spec.ts', '**/data/**'],
    rules: { 'max-lines-per-function': ['error', 60] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['**/*spec.{ts,tsx}', '**/test/**', '**/testing/**'],
    rules: { 'max-lines-per-function': ['error', 60] },
  },
  {
    // A component that needs more is several.
    files: ['frontend/src/**/*.tsx'],
    ignores: ['**/*spec.tsx'],
    rules: { 'max-lines': ['error', 150] },
  },
  {
    files: ['services/*/src/**/*.ts', 'packages/*/src/**/*.ts'],
    ignores: [
      'packages/test-kit/**',
      '**/*.spec.ts',
      '**/*.int-spec.ts',
      '**/main.ts',
      '**/migrate.ts',
      '**/run.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', noProcessEnv] },
  },
  {
    files: ['services/*/src/**/*.ts'],
    ignores: ['**/testing/**', '**/*spec.ts', '**/main.ts', '**/migrate.ts'],
    rules: { 'no-restricted-syntax': ['error', noProcessEnv, ...noFreeStatus] },
  },
  {
    files: ['services/*/src/**/*.ts'],
    ignores: ['services/ai-worker/**', '**/testing/**', '**/*spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@proofround/service-kit',
              importNames: ['EventPublisher'],
              message: 'Facts leave a service through its outbox, in the transaction that makes them true.',
            },
          ],
        },
      ],
    },
  },
  // In a browser the console is the log.
  { files: ['frontend/src/**'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  { files: ['frontend/src/**/*.tsx'], rules: { 'no-restricted-syntax': ['error', ...styling] } },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    linterOptions: { noInlineConfig: true },
    settings: {
      'jsx-a11y': {
        components: { Button: 'button', Input: 'input', Textarea: 'textarea', Select: 'select' },
      },
    },
    rules: {
      // Safari scrolls a region by keyboard only if the region can have the focus.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'log'] }],
      'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['Input'] }],
      // It names libraries that the React Compiler cannot optimise, and the build does not use that compiler.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['frontend/src/**'],
    ignores: ['frontend/src/test/http.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'msw', importNames: ['http'], message: 'Use test/http: it knows the contract.' }] },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
  },
  { files: ['**/*.mjs'], rules: { 'no-console': 'off', '@typescript-eslint/no-empty-function': 'off' } },
);
