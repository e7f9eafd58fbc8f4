// Read by Stryker: `node tools/mutation.mjs` says in MUTATED which rule a run is about.
const rule = process.env['MUTATED'] ?? '**/*'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  mutate: [
    `packages/sdk/src/rules/${rule}.ts`,
    '!**/*.{test,fixture}.ts',
    '!packages/sdk/src/rules/index.ts',
  ],
  // The copy that is mutated holds what these tests read, and no more.
  ignorePatterns: [
    '**',
    '!packages',
    '!packages/sdk',
    '!packages/sdk/src',
    '!packages/sdk/src/**',
    '!packages/sdk/package.json',
    '!tools',
    '!tools/mutation/**',
    '!tools/vitest/**',
    '!*.json',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `.reports/mutation/${rule}.json` },
  tempDirName: '.reports/mutation/work',
  allowConsoleColors: false,
}
