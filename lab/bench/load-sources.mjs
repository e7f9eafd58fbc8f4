import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, defaultServerConditions } from 'vite'
import { reports, root } from '../../tools/workspace.ts'

/**
 * Bundles an entry from the sources for Node, as it would be published, and imports it.
 * @param {string} name of the output file
 * @param {string} code of the entry
 * @returns {Promise<Record<string, any>>} what it exports
 */
export const loadSources = async (name, code) => {
  const outDir = join(reports, 'bench')
  mkdirSync(outDir, { recursive: true })
  const entry = 'virtual:bench'
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
