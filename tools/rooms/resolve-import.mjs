import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/**
 * @typedef {{ kind: 'own', path: string }
 *   | { kind: 'package', name: string }
 *   | { kind: 'outside' }
 *   | { kind: 'missing' }} Target
 * `own` is a file of the same package, a style sheet or picture too; `package` another one of the workspace
 */

/** @param {string} folder */
const readOptions = (folder) => {
  const file = join(folder, 'tsconfig.json')
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile)
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  return ts.parseJsonConfigFileContent(config, ts.sys, folder).options
}

/** Style sheets and pictures mean nothing to TypeScript; the bundler takes them by their path. @param {string} file */
const findAsset = (file) => (existsSync(file) ? realpathSync(file) : undefined)

/** @param {string} name @param {string} specifier */
const isOf = (name, specifier) => specifier === name || specifier.startsWith(`${name}/`)

/**
 * Resolves imports as the compiler does with the package's own tsconfig.json.
 * @param {{ folder: string, manifest: { name: string } }} workspacePackage
 * @param {readonly string[]} packageNames all of the workspace
 * @returns {(file: string, specifier: string) => Target} `file` lies below the package's folder
 */
export const createResolver = ({ folder, manifest }, packageNames) => {
  const options = readOptions(folder)
  const cache = ts.createModuleResolutionCache(folder, (name) => name, options)

  /** @param {string} file @param {string} specifier @returns {Target} */
  const findFile = (file, specifier) => {
    const bare = specifier.replace(/\?.*$/, '')
    const { resolvedModule } = ts.resolveModuleName(bare, file, options, ts.sys, cache)
    const found = resolvedModule?.resolvedFileName ?? findAsset(join(dirname(file), bare))
    return found === undefined
      ? { kind: 'missing' }
      : { kind: 'own', path: relative(folder, found).replaceAll('\\', '/') }
  }

  return (file, specifier) => {
    const name = packageNames.find((candidate) => isOf(candidate, specifier))
    if (name !== undefined && name !== manifest.name) return { kind: 'package', name }
    if (name === undefined && !/^[.#]/.test(specifier)) return { kind: 'outside' }
    return findFile(join(folder, file), specifier)
  }
}
