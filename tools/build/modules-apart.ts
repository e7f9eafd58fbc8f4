// Published files keep their modules apart (docs/decisions/0025): bundlers drop whole files, but in a single file every
// call at top level stays, with everything that it uses.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'

/** All sources without tests and test support. */
export const publishedModules = ['src/**/*.{ts,tsx}', '!src/**/*.{test,test-d,fixture,example}.{ts,tsx}']

const endings = ['.ts', '.tsx']

/** Node.js and browsers need full paths: `./cart` is `./cart.js`, a folder its `index.js`. */
const publishedPath = (path: string, folder: string) => {
  const isFile = endings.some((ending) => existsSync(join(folder, path + ending)))
  return `${path.replace(/\/$/, '')}${isFile ? '.js' : '/index.js'}`
}

/** For esbuild: keeps each relative import, with the path of the published file. */
export const modulesApart: Plugin = {
  name: 'modules-apart',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.{1,2}(\/|$)/ }, ({ path, kind, resolveDir }) =>
      kind === 'entry-point' ? undefined : { path: publishedPath(path, resolveDir), external: true },
    )
  },
}
