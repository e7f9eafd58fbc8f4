import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../workspace.mjs'

/** Node.js strips types by itself; our sources leave the ending of a file away, which it does not guess. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^\.\.?\/.*\/?[^./]+$/.test(specifier) ? `${specifier}.ts` : specifier, context),
})

/**
 * Imports a module of the sources.
 * @param {string} path below the root
 */
export const importSource = (path) => import(pathToFileURL(join(root, path)).href)
