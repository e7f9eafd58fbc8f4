import { build, transform } from 'esbuild'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { inParallel } from '../in-parallel.ts'
import { modulesIn } from './bundle.ts'

/** Rules with tables: number formats, locales, countries, URL tricks; and the plan of a whole reorder. */
const large = new Set([
  'money/money.js',
  'money/money-format.js',
  'locale/locale.js',
  'account/address.js',
  'url/safe-url.js',
  'orders/reorder-plan.js',
])

const options = { minify: true, format: 'esm', target: 'es2022' } as const

const exportsOf = async (file: string): Promise<string[]> =>
  Object.keys(await import(pathToFileURL(file).href))

/** The modules in the bundle of a code. */
const bundledModules = async (contents: string, resolveDir: string) => {
  const stdin = { contents, resolveDir }
  const { metafile } = await build({ ...options, stdin, bundle: true, write: false, metafile: true })
  return modulesIn(metafile)
}

/** What is bundled besides a rule and its imports when it is taken from the entry `/rules`. */
const findExtra = async (file: string, names: string, project: string) => {
  const own = await bundledModules(`export { ${names} } from '${file}'`, project)
  const taken = await bundledModules(`export { ${names} } from '@cartonnage/sdk/rules'`, project)
  return taken.filter((module) => !own.includes(module))
}

/**
 * What is wrong with each rule of the SDK that is installed in a project: its own code may not exceed the ceiling, and
 * taking it from the entry `/rules` must bundle nothing but what the rule imports.
 */
export const checkRules = async (project: string): Promise<string[][]> => {
  const folder = join(project, 'node_modules/@cartonnage/sdk/dist/rules')
  const published = new Set(await exportsOf(join(folder, 'index.js')))
  const rules = globSync('**/*.js', { cwd: folder, exclude: ['index.js', '*/index.js'] })
  return inParallel(rules, 8, async (path) => {
    const file = join(folder, path)
    const { code } = await transform(readFileSync(file, 'utf8'), options)
    const bytes = gzipSync(code, { level: 9 }).length
    const ceiling = large.has(path) ? 3000 : 1000
    const faults = bytes > ceiling ? [`rules/${path}: ${bytes} bytes are more than ${ceiling}`] : []
    const names = (await exportsOf(file)).filter((name) => published.has(name)).join(', ')
    const extra = names === '' ? [] : await findExtra(file, names, project)
    return extra.length === 0 ? faults : [...faults, `rules/${path}: takes along ${extra.join(', ')}`]
  })
}
