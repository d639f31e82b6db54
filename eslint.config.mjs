// @ts-check
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const noProcessEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read the environment once, through loadConfig of packages/service-kit.',
};

const MOVES_BY_TABLE = 'Move states by their transition table (docs/states.md)';
const noFreeStatus = [
  {
    selector:
      'AssignmentExpression[left.property.name=/^(analysis_)?status$/]:not([right.callee.property.name=/^(move|begin)$/])',
    message: `${MOVES_BY_TABLE}: assign what move() or begin() gives.`,
  },
  {
    selector:
      'CallExpression[callee.property.name="update"]:not(:has(CallExpression[callee.property.name="sourcesOf"])) > ObjectExpression:nth-child(3) > Property[key.name="status"]',
    message: `${MOVES_BY_TABLE}: name sourcesOf() among the criteria.`,
  },
];

export default defineConfig(
  { ignores: ['**/node_modules/', '**/dist/', '**/generated/', '.data/', '**/test-results/', 'coverage/'] },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
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
    // A task has no forbidden moves.
    ignores: [
      'services/startups/src/tasks/**',
      '**/testing/**',
      '**/*spec.ts',
      '**/main.ts',
      '**/migrate.ts',
    ],
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
  {
    files: ['**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
  },
  { files: ['**/*.mjs'], rules: { 'no-console': 'off', '@typescript-eslint/no-empty-function': 'off' } },
);
