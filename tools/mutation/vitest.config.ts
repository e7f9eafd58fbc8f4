import { defineConfig } from 'vitest/config'

/** The rules' own tests alone: a mutant that only another room's test notices counts as survived. */
export default defineConfig({
  resolve: { conditions: ['@cartonnage/source'] },
  test: {
    include: ['packages/sdk/src/rules/**/*.test.ts'],
    setupFiles: ['tools/vitest/fail-on-console.ts'],
  },
})
