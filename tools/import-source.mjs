import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './workspace.mjs'

/** Whether a file of ours names another without its ending; packages do so too, and mean their own. */
const isWithoutEnding = (/** @type {string} */ specifier, /** @type {string | undefined} */ from) =>
  /^\.\.?\/(?:.*\/)?[^./]+$/.test(specifier) && !from?.includes('/node_modules/')

/**
 * Node.js strips types by itself; our sources leave the ending of a file away, which it does not guess, and our
 * packages name their sources under a condition of their own.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(isWithoutEnding(specifier, context.parentURL) ? `${specifier}.ts` : specifier, {
      ...context,
      conditions: ['@cartonnage/source', ...context.conditions],
    }),
})

/**
 * Imports a module of the sources.
 * @param {string} path below the root
 */
export const importSource = (path) => import(pathToFileURL(join(root, path)).href)
