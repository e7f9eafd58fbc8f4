// Read by Stryker; `lab/mutation.mjs` passes the rule in MUTATED.
const rule = process.env['MUTATED'] ?? '**/*'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'lab/mutation/vitest.config.ts' },
  mutate: [
    `packages/sdk/src/rules/${rule}.ts`,
    '!**/*.{test,fixture}.ts',
    '!packages/sdk/src/rules/index.ts',
  ],
  // The mutated copy contains only what the tests read.
  ignorePatterns: [
    '**',
    '!packages',
    '!packages/sdk',
    '!packages/sdk/src',
    '!packages/sdk/src/**',
    '!packages/sdk/package.json',
    '!tools',
    '!lab/mutation/**',
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
