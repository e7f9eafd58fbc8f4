import { transform } from 'esbuild'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withEsbuild } from './bundlers.mjs'
import { gzipSize } from './table.mjs'

const kB = 1000
/** Rules with tables: number formats, locales, countries, URL tricks; and the plan of a whole reorder. */
const large = new Set([
  'money/money',
  'money/money-format',
  'locale/locale',
  'account/address',
  'url/safe-url',
  'orders/reorder-plan',
])

/** @param {string} file @returns {Promise<string[]>} */
const exportsOf = async (file) => Object.keys(await import(pathToFileURL(file).href))

/** The modules in the bundle of a code, which is written to `page`. @param {string} page @param {string} code */
const modulesOf = async (page, code) => {
  writeFileSync(page, code)
  const { modules = {} } = await withEsbuild(page)
  return Object.keys(modules).filter((path) => (modules[path] ?? 0) > 0 && !page.endsWith(path))
}

/**
 * Checks each rule of an installed SDK: its own code may not exceed the ceiling, and taking it from the entry `/rules`
 * must bundle nothing but what the rule imports.
 * @param {string} sdk its folder
 * @param {string} page a file of the project that may be overwritten
 * @returns {Promise<{ count: number, complaints: string[] }>}
 */
export const checkRules = async (sdk, page) => {
  const folder = join(sdk, 'dist/rules')
  const rules = globSync('**/*.js', { cwd: folder })
    .filter((file) => file !== 'index.js')
    .map((file) => file.replace(/\.js$/, ''))
  const published = new Set(await exportsOf(join(folder, 'index.js')))
  const complaints = []
  for (const rule of rules) {
    const file = join(folder, `${rule}.js`)
    const { code } = await transform(readFileSync(file, 'utf8'), {
      minify: true,
      format: 'esm',
      target: 'es2022',
    })
    const [bytes, ceiling] = [gzipSize(code), (large.has(rule) ? 3 : 1) * kB]
    if (bytes > ceiling) complaints.push(`rules/${rule}: ${bytes} of ${ceiling} bytes`)
    const names = (await exportsOf(file)).filter((name) => published.has(name)).join(', ')
    if (names === '') continue
    const own = await modulesOf(page, `export { ${names} } from '${file}'`)
    const taken = await modulesOf(page, `export { ${names} } from '@cartonnage/sdk/rules'`)
    const extra = taken.filter((path) => !own.includes(path))
    if (extra.length > 0) complaints.push(`rules/${rule} holds ${extra.join(', ')}`)
  }
  return { count: rules.length, complaints }
}
