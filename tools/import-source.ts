import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './workspace.ts'

/** Whether one of our files imports another without extension; packages may do so in their own way. */
const isWithoutExtension = (specifier: string, from: string | undefined) =>
  /^\.\.?\/(?:.*\/)?[^./]+$/.test(specifier) && !from?.includes('/node_modules/')

/**
 * Node.js strips types, but does not guess the file extensions that our sources omit, and our packages export their
 * sources under their own condition.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(isWithoutExtension(specifier, context.parentURL) ? `${specifier}.ts` : specifier, {
      ...context,
      conditions: ['@cartonnage/source', ...context.conditions],
    }),
})

/**
 * Imports a module of the sources.
 * @param path below the root
 */
export const importSource = (path: string) => import(pathToFileURL(join(root, path)).href)
