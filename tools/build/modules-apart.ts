// Published files keep their modules apart (docs/decisions/0025): bundlers drop whole files of which nothing is
// imported, while in one file each call at top level stays, with all that it uses.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'

/** Each file becomes a published one, but for tests and what only they use. */
export const publishedModules = ['src/**/*.{ts,tsx}', '!src/**/*.{test,test-d,fixture,example}.{ts,tsx}']

const endings = ['.ts', '.tsx']

/** Node.js and browsers take whole names of files: `./cart` is `./cart.js` there, a folder is its `index.js`. */
const publishedPath = (path: string, folder: string) => {
  const isFile = endings.some((ending) => existsSync(join(folder, path + ending)))
  return `${path.replace(/\/$/, '')}${isFile ? '.js' : '/index.js'}`
}

/** For esbuild: leaves each relative import an import, of the published file. */
export const modulesApart: Plugin = {
  name: 'modules-apart',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.{1,2}(\/|$)/ }, ({ path, kind, resolveDir }) =>
      kind === 'entry-point' ? undefined : { path: publishedPath(path, resolveDir), external: true },
    )
  },
}
