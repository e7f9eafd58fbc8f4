import { join, relative } from 'node:path'
import { build } from 'vite'
import { root } from '../workspace.ts'

/**
 * The shop in the browser and on the server, the commands of the other packages, and a front of somebody else, with what
 * the published packages have for it and the shop itself does not need.
 */
const entries = [
  'packages/storefront/src/app/entry-client.tsx',
  'packages/storefront/src/hydration/early-script.ts',
  'packages/storefront/src/hydration/renew-page.ts',
  'packages/storefront/server/start.ts',
  'packages/sandbox/src/run-cli.ts',
  'packages/contract-kit/src/cli/process-cli.ts',
  'examples/react-front/src/main.tsx',
]

/** Packages of others need not be looked at. */
const isForeign = (id: string) => /^[a-z@]/i.test(id) && !id.startsWith('@cartonnage/')

const bundle = async () => {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { conditions: ['@cartonnage/source'] },
    // Unknown to the bundler: it keeps what runs in the browser alone, and what runs on the server alone.
    define: { 'import.meta.env.SSR': 'globalThis.isServer' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      rollupOptions: {
        input: entries.map((entry) => join(root, entry)),
        external: isForeign,
        optimization: { inlineConst: false },
        output: { comments: false },
      },
    },
  })
  return [result].flat().flatMap((one) => ('output' in one ? one.output : []))
}

/**
 * What is left of each module when the shop is bundled, which drops what nothing refers to: code without types and
 * comments, by file below the root. Modules that nothing imports are absent, and so are those that have only types.
 */
export const readKeptCode = async (): Promise<ReadonlyMap<string, string>> => {
  const chunks = (await bundle()).filter((one) => one.type === 'chunk')
  const modules = chunks.flatMap(({ modules }) => Object.entries(modules))
  return new Map(modules.map(([id, { code }]) => [relative(root, id).replaceAll('\\', '/'), code ?? '']))
}
