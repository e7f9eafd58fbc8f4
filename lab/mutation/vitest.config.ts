import { defineConfig } from 'vitest/config'

/** The rules' own tests alone: a mutant that only another room's test would notice counts as survived. */
export default defineConfig({
  resolve: { conditions: ['@cartonnage/source'] },
  test: {
    include: ['packages/sdk/src/rules/**/*.test.ts'],
    // It imports every rule, so it would run for every mutant.
    exclude: ['packages/sdk/src/rules/index.test.ts'],
    setupFiles: ['tools/vitest/fail-on-console.ts'],
  },
})
