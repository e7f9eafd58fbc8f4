import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, defaultServerConditions } from 'vite'
import { reports, root } from '../../tools/workspace.ts'

/**
 * Bundles an entry from the sources for Node, as it would be published, and imports it.
 * @param name of the output file
 * @param code of the entry
 * @returns what it exports
 */
export const loadSources = async (name: string, code: string) => {
  const outDir = join(reports, 'lost-members')
  mkdirSync(outDir, { recursive: true })
  const entry = 'virtual:lost-members'
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'virtual-entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    ssr: { noExternal: true, resolve: { conditions: ['@cartonnage/source', ...defaultServerConditions] } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node22',
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: `${name}.mjs`, chunkFileNames: `${name}-[hash].mjs` },
      },
    },
  })
  return await import(pathToFileURL(join(outDir, `${name}.mjs`)).href)
}
