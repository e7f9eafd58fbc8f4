import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const sourceCondition = '@cartonnage/source'

/** Workspace packages resolve to their sources, so that no test needs a build. */
const fromSource = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
}

/**
 * The files of a worker share their modules, which costs a quarter of loading them anew for each file. So a test leaves
 * nothing behind in a module; what it leaves in the window goes after each file (tools/vitest/dom.ts).
 */
const shared = { isolate: false }

export default defineConfig({
  test: {
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
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['tools/vitest/fail-on-console.ts'],
        },
      },
      {
        ...fromSource,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          ...shared,
          include: ['packages/*/src/**/*.test.tsx'],
          setupFiles: ['tools/vitest/fail-on-console.ts', 'tools/vitest/dom.ts'],
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
