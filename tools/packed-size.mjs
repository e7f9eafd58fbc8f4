// Measures bundles of the packed SDK and hooks with the bundlers that partners use, and fails above the ceilings:
// `node tools/packed-size.mjs [--only esbuild] [--modules NAME]`. Each entry of packed-size/entries.mjs is bundled from
// the installed tarballs and compared with the libraries alone; each rule is checked on its own, and so is the table of
// sizes in the SDK's README. --modules lists the files
// in the bundle of one entry, largest first. Needs a build, but no registry.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundlers, withEsbuild } from './packed-size/bundlers.mjs'
import { entries, floor } from './packed-size/entries.mjs'
import { createProject } from './packed-size/project.mjs'
import { findFalseSizes } from './packed-size/readme-sizes.mjs'
import { checkRules } from './packed-size/rules.mjs'
import {
  findForbidden,
  formatHead,
  formatModules,
  formatNote,
  formatRow,
  gzipSize,
  hasFault,
} from './packed-size/table.mjs'
import { root } from './workspace.ts'

/** @typedef {import('./packed-size/table.mjs').Row} Row */

const { values } = parseArgs({ options: { only: { type: 'string' }, modules: { type: 'string' } } })
const chosen = Object.entries(bundlers).filter(([name]) => values.only === undefined || name === values.only)
if (chosen.length === 0)
  throw new Error(`No such bundler: ${values.only}. There are ${Object.keys(bundlers)}`)

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'cartonnage-packed-size-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** @param {Awaited<ReturnType<typeof createProject>>['pages'][number]} page @returns {Promise<Row>} */
const measure = async ({ entry, file }) => {
  /** @type {Record<string, number>} */
  const sizes = {}
  /** @type {string[]} */
  const complaints = []
  for (const [name, bundle] of chosen) {
    try {
      const { code, modules = {} } = await bundle(file, entry.external)
      sizes[name] = gzipSize(code)
      complaints.push(...findForbidden(entry, modules))
    } catch (error) {
      sizes[name] = 0
      complaints.push(`${name} failed`)
      console.error(`${entry.name}, ${name}: ${error instanceof Error ? error.message : error}\n`)
    }
  }
  return { entry, sizes, complaints }
}

const { pages, sdk } = await createProject([floor, ...entries], folder)
if (values.modules === undefined) {
  /** @type {Row[]} */
  const rows = []
  for (const page of pages) rows.push(await measure(page))
  console.log(formatHead(chosen.map(([name]) => name)))
  for (const row of rows) console.log(formatRow(row, rows[0]?.sizes ?? {}))
  const rules = await checkRules(sdk, pages[0]?.file ?? '')
  const readme = readFileSync(join(root, 'packages/sdk/README.md'), 'utf8')
  const complaints = [...rules.complaints, ...findFalseSizes(readme, rows)]
  for (const complaint of complaints) console.log(complaint)
  console.log(`${rules.count} rules, ${rules.complaints.length} faults`)
  console.log(formatNote(rows))
  process.exitCode = rows.some(hasFault) || complaints.length > 0 ? 1 : 0
} else {
  for (const { entry, file } of pages.filter(({ entry }) => entry.name === values.modules)) {
    const { modules = {} } = await withEsbuild(file, entry.external)
    console.log(formatModules(modules).join('\n'))
  }
}
