// Measures what shoppers download and fails above the ceilings: `node tools/size.mjs`. Compressed with gzip -9. What a
// front carries of the SDK is weighed from its tarball: tools/packed-size.mjs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, gzipSize, modulesOf } from './size/bundle.mjs'
import { allHooks, allRules, isWireModule, outsideHooks } from './size/entries.mjs'
import { homePageSize } from './size/home-page.mjs'
import { everyRule, measureRules } from './size/rules.mjs'
import { root } from './workspace.mjs'

/** @typedef {import('./size/rules.mjs').Row} Row */

const kB = 1000
const KiB = 1024
const clientFolder = join(root, 'packages/storefront/dist/client')
const locales = ['de-CH', 'fr-CH', 'en-US', 'de']

/** @param {import('./size/bundle.mjs').Chunk[]} chunks */
const wireModules = (chunks) => {
  const found = modulesOf(chunks).filter(isWireModule)
  return found.length === 0 ? {} : { complaint: `holds ${found.slice(0, 5).join(', ')}` }
}

/** All rules, once as a page has them and once with the names that only the entry keeps. */
const rules = async () => {
  const { first, later } = await bundle(everyRule())
  const complaint = wireModules([...first, ...later])
  return {
    name: 'sdk/rules: everything, in a page',
    bytes: gzipSize(first),
    ceiling: 16 * kB,
    ...complaint,
  }
}

const rulesEntry = async () => {
  const { first } = await bundle(allRules)
  return { name: 'sdk/rules: the entry with its names', bytes: gzipSize(first), ceiling: 17.5 * kB }
}

const hooks = async () => {
  const { first } = await bundle(allHooks, { external: outsideHooks })
  return { name: 'react-hooks: without react and sdk', bytes: gzipSize(first), ceiling: 8.5 * kB }
}

const homePage = () => {
  const name = 'storefront: scripts of the home page'
  if (!existsSync(clientFolder))
    return { name, bytes: 0, ceiling: 155 * KiB, complaint: 'not built: pnpm build' }
  const bytes = Math.max(...locales.map((locale) => homePageSize(clientFolder, locale)))
  return { name, bytes, ceiling: 155 * KiB }
}

/** @param {Row} row */
const print = ({ name, bytes, ceiling, complaint }) => {
  const unit = ceiling % KiB === 0 ? KiB : kB
  const cell = (/** @type {number} */ value) => (value / unit).toFixed(ceiling > 3 * kB ? 1 : 2).padStart(7)
  const verdict = complaint ?? (bytes > ceiling ? 'too large' : 'ok')
  console.log(
    `${name.padEnd(42)}${cell(bytes)} of${cell(ceiling)} ${unit === KiB ? 'KiB' : 'kB '}  ${verdict}`,
  )
}

/** @type {Row[]} */
const rows = []
for (const measure of [rules, rulesEntry, hooks, homePage]) {
  try {
    rows.push(await measure())
  } catch (error) {
    const complaint = error instanceof Error ? error.message : String(error)
    rows.push({ name: measure.name, bytes: 0, ceiling: kB, complaint })
  }
}
rows.push(...(await measureRules()))
rows.forEach(print)
const failed = rows.filter(({ bytes, ceiling, complaint }) => bytes > ceiling || complaint !== undefined)
process.exitCode = failed.length > 0 ? 1 : 0
