import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const sourceCondition = '@cartonnage/source'

/** Workspace packages resolve to their sources, so that no test needs a build. */
const fromSource = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
}

/** What works is not called broken by a busy machine: a page's first rendering loads the whole shop. */
const patient = { testTimeout: 30_000, hookTimeout: 30_000 }

const componentTests = 'packages/*/src/**/*.test.tsx'

/** What stands in for a module, or is about the one state of a module, would be met by the files after it. */
const withOwnModules = [
  'packages/storefront/src/{app,hydration}/**/*.test.tsx',
  ...globSync(componentTests).filter((file) =>
    /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8')),
  ),
]

/**
 * The files of a worker share their modules, which costs a quarter of loading them anew for each file. What a test
 * leaves in the window goes after each file (tools/vitest/dom.ts).
 */
const shared = { isolate: false, ...patient }

const setupFiles = ['tools/vitest/fail-on-console.ts', 'tools/vitest/no-owner-stacks.ts']

const components = {
  ...patient,
  environment: 'jsdom',
  setupFiles: [...setupFiles, 'tools/vitest/dom.ts'],
  css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' as const } },
}

/** They wait, or go through thousands of cases: `npm run test:full` runs them. */
const slow = '**/*.slow.test.*'

const notOurs = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'packages/storefront/server/**'] },
    projects: [
      {
        ...fromSource,
        test: {
          name: 'node',
          environment: 'node',
          ...shared,
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/storefront/server/**/*.test.ts',
            'packages/*/*.test.ts',
            '{lab,tools}/**/*.test.ts',
          ],
          exclude: [...notOurs, slow],
          setupFiles,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'slow',
          environment: 'node',
          ...shared,
          include: ['{packages,lab,tools}/**/*.slow.test.ts'],
          exclude: notOurs,
          setupFiles,
        },
      },
      {
        ...fromSource,
        plugins: [react()],
        test: {
          name: 'dom',
          ...components,
          ...shared,
          include: [componentTests],
          exclude: [...withOwnModules, slow],
        },
      },
      {
        ...fromSource,
        plugins: [react()],
        test: { name: 'slow dom', ...components, include: ['packages/*/src/**/*.slow.test.tsx'] },
      },
      {
        ...fromSource,
        plugins: [react()],
        test: {
          name: 'dom, own modules',
          ...components,
          include: withOwnModules,
          exclude: [...notOurs, slow],
        },
      },
    ],
  },
})
