/** Tests run as CommonJS through swc; what we ship stays ESM (see docs/decisions). */
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx, decorators: !tsx },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];

/** Packages that are ES modules only, which jest's CommonJS cannot load as they are. */
const esmOnly = [
  'cookie',
  'eventsource-parser',
  'msw',
  'rettime',
  'until-async',
  '@mswjs',
  '@open-draft',
  'outvariant',
  'strict-event-emitter',
  // Of the packages of programs, the others are loaded by Node itself (tests/shared-packages.mjs).
  '@nestjs/typeorm',
];

const common = {
  transform: { '\\.tsx$': swc(true), '\\.(ts|js|mjs)$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^@proofround/contracts/(.*)\\.js$': '<rootDir>/packages/contracts/src/$1.ts',
    '^@proofround/(client|contracts|matching|pdf|service-kit|test-kit)$':
      '<rootDir>/packages/$1/src/index.ts',
    '^@proofround/(matching|service-kit|text)/(.*)\\.js$': '<rootDir>/packages/$1/src/$2.ts',
    '^@proofround/ai-worker/(.*)\\.js$': '<rootDir>/services/ai-worker/src/$1.ts',
    '^@proofround/launcher$': '<rootDir>/scripts/src/index.ts',
    // zod's messages in 60 languages, of which we use the English ones.
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/tests/empty.mjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

/** Tests of programs: they run in the worker's own realm and share its packages. */
const inNode = {
  ...common,
  testEnvironment: '<rootDir>/tests/node-environment.mjs',
  runtime: '<rootDir>/tests/shared-packages.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/setup.backend.mjs'],
};

/** @type {import('jest').Config} */
export default {
  // Node keeps parts of every test file's modules; a new process frees them.
  workerIdleMemoryLimit: '1500MB',
  // On a busy machine a worker with nothing left open needs more than the usual half second to end. A handle
  // that a test left open is still reported.
  workerGracefulExitTimeout: 15_000,
  projects: [
    {
      ...inNode,
      displayName: 'backend',
      testMatch: [
        '<rootDir>/{packages,services,scripts,stand-ins}/**/src/**/*.(spec|int-spec).ts',
        '<rootDir>/eval/src/**/*.spec.ts',
      ],
      globalSetup: '<rootDir>/tests/servers.setup.mjs',
      globalTeardown: '<rootDir>/tests/servers.teardown.mjs',
    },
    {
      ...inNode,
      displayName: 'api',
      testMatch: ['<rootDir>/e2e/api/**/*.spec.ts'],
      globalSetup: '<rootDir>/tests/stack.setup.mjs',
      globalTeardown: '<rootDir>/tests/stack.teardown.mjs',
    },
    {
      ...inNode,
      displayName: 'faults',
      testMatch: ['<rootDir>/e2e/faults/**/*.spec.ts'],
    },
    {
      ...inNode,
      displayName: 'recovery',
      testMatch: ['<rootDir>/e2e/recovery/**/*.spec.ts'],
    },
    {
      ...common,
      displayName: 'frontend',
      testEnvironment: '<rootDir>/tests/browser-environment.mjs',
      testEnvironmentOptions: { customExportConditions: [''] },
      testMatch: ['<rootDir>/frontend/src/**/*.spec.(ts|tsx)'],
      setupFilesAfterEnv: ['<rootDir>/frontend/src/test/setup.ts'],
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '\\.css$': '<rootDir>/tests/empty.mjs',
        '/getRequestCookies\\.js$': '<rootDir>/tests/no-cookies.mjs',
      },
    },
  ],
};
