// Counts the clauses of the specification that a passing test covers: `node tools/conformance.mjs [--list] [--update]`.
// A test covers the clauses that stand in brackets in its title: [2.1-6], [2.1-5, 2.1-6] or [2.1-5..7].
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { clausesIn, sectionOf } from './conformance/clause-ids.mjs'
import { browserTitles, unitTitles } from './conformance/passed-titles.mjs'
import { reports, root } from './workspace.mjs'

const { values } = parseArgs({ options: { list: { type: 'boolean' }, update: { type: 'boolean' } } })
const floorFile = join(root, 'docs/conformance-floor.txt')

/** @param {string} path */
const linesOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [])

/** One line a clause: id, what it says, kind, and why it is excused if its kind is that. */
const table = linesOf(join(root, 'docs/clauses.tsv')).map((line) => line.split('\t'))
const clauses = table.map(([id = '']) => id)
const phrases = new Map(table.map(([id = '', phrase = '']) => [id, phrase]))
const excusable = new Set(table.filter(([, , kind]) => kind === 'excused').map(([id = '']) => id))
const sources = [
  { name: 'unit', path: join(reports, 'unit.json'), titles: unitTitles },
  { name: 'e2e', path: join(reports, 'e2e.json'), titles: browserTitles },
]

const readSources = () => {
  /** @type {Set<string>} */
  const named = new Set()
  const missing = []
  for (const { name, path, titles } of sources) {
    if (existsSync(path)) {
      const report = JSON.parse(readFileSync(path, 'utf8'))
      for (const id of titles(report).flatMap(clausesIn)) named.add(id)
    } else missing.push(name)
  }
  return { named, missing }
}

const listUncovered = (/** @type {string[]} */ uncovered) => {
  for (const section of new Set(uncovered.map(sectionOf))) {
    console.log(`\n${section}`)
    for (const id of uncovered.filter((one) => sectionOf(one) === section)) {
      console.log(`  ${id}  ${phrases.get(id) ?? ''}`)
    }
  }
}

const { named, missing } = readSources()
const known = new Set(clauses)
const covered = clauses.filter((id) => named.has(id))
const strangers = [...named].filter((id) => !known.has(id))
const lost = linesOf(floorFile).filter((id) => !named.has(id))

const open = clauses.filter((id) => !named.has(id) && !excusable.has(id))
if (values.list) listUncovered(open)
if (values.update) writeFileSync(floorFile, `${covered.join('\n')}\n`)
if (strangers.length > 0) console.error(`No such clause: ${strangers.join(' ')}`)
if (missing.length > 0)
  console.error(`No report of ${missing.join(', ')}: what only those tests cover is not seen.`)
else if (lost.length > 0 && !values.update)
  console.error(`Once covered, now without a passing test: ${lost.join(' ')}`)
const hasLost = lost.length > 0 && missing.length === 0 && !values.update
process.exitCode = strangers.length > 0 || hasLost ? 1 : 0
const excused = clauses.length - covered.length - open.length
console.log(`=> covered ${covered.length} of ${clauses.length}, excused ${excused}`)
