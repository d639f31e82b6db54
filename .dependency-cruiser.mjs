/** Which part may know which: shown by `npm run check`, with what to do instead. */
const within = (folder) => `^${folder}/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contracts-know-nobody',
      comment: 'packages/contracts holds schemas and types; it depends on zod alone.',
      severity: 'error',
      from: { path: within('packages/contracts') },
      to: { path: '^(packages/(?!contracts)|services|frontend|scripts|e2e|bench|eval|stand-ins)' },
    },
    {
      name: 'client-knows-nobody',
      comment:
        "packages/client is used outside of this repository; it has its types from the API's document.",
      severity: 'error',
      from: { path: within('packages/client') },
      to: { path: '^(packages/(?!client)|services|frontend|scripts|e2e|bench|eval|stand-ins)' },
    },
    {
      name: 'text-is-pure',
      comment: 'packages/text reads text; it depends on contracts and libraries, not on rules or wiring.',
      severity: 'error',
      from: { path: within('packages/text'), pathNot: '\\.spec\\.ts$' },
      to: { path: '^(packages/(?!text|contracts)|services|frontend|scripts|e2e|bench|eval|stand-ins)' },
    },
    {
      name: 'pdf-is-pure',
      comment: 'packages/pdf draws what it is given; it depends on contracts and libraries, not on wiring.',
      severity: 'error',
      from: { path: within('packages/pdf'), pathNot: '\\.spec\\.ts$' },
      to: { path: '^(packages/(?!pdf|contracts)|services|frontend|scripts|e2e|bench|eval|stand-ins)' },
    },
    {
      name: 'matching-is-pure',
      comment:
        'packages/matching holds rules; it depends on contracts, the reader of text and libraries, not on wiring.',
      severity: 'error',
      from: { path: within('packages/matching'), pathNot: '(\\.spec\\.ts$|/testing/)' },
      to: {
        path: '^(packages/(?!matching|text|contracts)|services|frontend|scripts|e2e|bench|eval|stand-ins)',
      },
    },
    {
      name: 'kit-knows-no-service',
      comment: 'packages/service-kit is wiring; what knows a startup belongs to a service.',
      severity: 'error',
      from: { path: within('packages/service-kit') },
      to: { path: '^(services|frontend|scripts|e2e|bench|eval|stand-ins)' },
    },
    {
      name: 'services-are-apart',
      comment: 'A service asks another over RPC or hears of it by events; see packages/contracts.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '(\\.(int-)?spec\\.ts$|/testing/)' },
      to: { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
    },
    {
      name: 'services-know-no-tooling',
      severity: 'error',
      from: { path: '^services/', pathNot: '(\\.(int-)?spec\\.ts$|/testing/)' },
      to: { path: '^(frontend|scripts|e2e|bench|eval|stand-ins)' },
    },
    {
      name: 'features-are-apart',
      comment: 'Features meet in a route of src/app; what two need moves down to components or lib.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/features/([^/]+)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'components, lib and api serve the features and do not know them.',
      severity: 'error',
      from: { path: '^frontend/src/(components|lib|api)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/(features|app|boot)/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^frontend/src/features/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/(app|boot)/' },
    },
    {
      name: 'app-knows-no-boot',
      comment: 'boot starts the application; nothing else depends on how it starts.',
      severity: 'error',
      from: { path: '^frontend/src/app/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/boot/' },
    },
  ],
  options: {
    // A workspace imports the compiled files of another; the import counts, the compiled file's own do not.
    doNotFollow: { path: '(^|/)(node_modules|dist)/' },
    exclude: { path: '(^|/)node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
