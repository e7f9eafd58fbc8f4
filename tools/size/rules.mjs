import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ruleNames, rulesFolder } from '../rule-names.mjs'
import { root } from '../workspace.mjs'
import { bundle, gzipSize, modulesOf } from './bundle.mjs'

/** @typedef {{ name: string, bytes: number, ceiling: number, complaint?: string }} Row */

const kB = 1000
/** Those that carry tables: signs of numbers, locales, countries, tricks with addresses. */
const large = new Set([
  'money/money',
  'money/money-format',
  'locale/locale',
  'account/address',
  'url/safe-url',
])

/** @param {string} file below the root @param {Set<string>} [seen] */
const importsOf = (file, seen = new Set()) => {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(join(root, file), 'utf8')
  for (const [, path = ''] of code.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']*)'/gms)) {
    importsOf(`${join(file, '..', path)}.ts`.replaceAll('\\', '/'), seen)
  }
  return seen
}

/** What the public entry takes from a file, values only. @param {string} path as the entry writes it */
const publicNames = (path) => {
  const index = readFileSync(join(root, rulesFolder, 'index.ts'), 'utf8')
  const lists = [...index.matchAll(/export \{([^}]*)\} from '([^']*)'/g)].filter(
    ([, , from]) => from === path,
  )
  return lists.flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
}

/** A page that uses every rule. Its bundler shortens their names, which a bundle of the entry alone would keep. */
export const everyRule = () => {
  const paths = ['../errors/errors', '../record-id', ...ruleNames().map((name) => `./${name}`)]
  const names = paths.flatMap(publicNames).join(', ')
  return `import { ${names} } from '@cartonnage/sdk/rules'\nglobalThis.rules = [${names}]`
}

/** What a bundle of one rule holds beyond what the rule imports. @param {string} name */
const strangersIn = async (name) => {
  const names = publicNames(`./${name}`)
  if (names.length === 0) return []
  const { first, later } = await bundle(`export { ${names.join(', ')} } from '@cartonnage/sdk/rules'`)
  const own = importsOf(`${rulesFolder}/${name}.ts`)
  return modulesOf([...first, ...later]).filter((module) => !own.has(module))
}

/** The own code of a rule, without what it imports. @param {string} name @returns {Promise<Row>} */
const measure = async (name) => {
  const code = `export * from ${JSON.stringify(join(root, rulesFolder, `${name}.ts`))}`
  const { first } = await bundle(code, { external: [/^\.\.?\//] })
  const strangers = await strangersIn(name)
  const complaint = strangers.length > 0 ? { complaint: `holds ${strangers.join(', ')}` } : {}
  return {
    name: `rules/${name}`,
    bytes: gzipSize(first),
    ceiling: (large.has(name) ? 3 : 1) * kB,
    ...complaint,
  }
}

/** A row for each rule. */
export const measureRules = async () => {
  /** @type {Row[]} */
  const rows = []
  for (const name of ruleNames()) rows.push(await measure(name))
  return rows
}
