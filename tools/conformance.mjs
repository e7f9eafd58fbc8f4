// Says which clauses of the specification a passing test covers:
// `node tools/conformance.mjs [--list] [--update] [--sample COUNT --seed N]`.
// A test covers the clauses that stand in brackets in its title: [2.1-6], [2.1-5, 2.1-6] or [2.1-5..7].
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { clausesIn, sectionOf } from './conformance/clause-ids.mjs'
import { findMistakes, loadClauses } from './conformance/clauses.mjs'
import { findHomes, homesOf } from './conformance/homes.mjs'
import { coveredIn, writePage } from './conformance/page.mjs'
import { browserTests, unitTests } from './conformance/passed-tests.mjs'
import { drawSample } from './conformance/sample.mjs'
import { reports, root } from './workspace.mjs'

/** @typedef {import('./conformance/page.mjs').Row} Row */

const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    update: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const pageFile = join(root, 'docs/conformance.md')
const sources = [
  { name: 'unit', path: join(reports, 'unit.json'), read: unitTests },
  { name: 'e2e', path: join(reports, 'e2e.json'), read: browserTests },
]

const readTests = () => {
  const present = sources.filter(({ path }) => existsSync(path))
  const missing = sources.filter(({ path }) => !existsSync(path)).map(({ name }) => name)
  const tests = present.flatMap(({ path, read }) => read(JSON.parse(readFileSync(path, 'utf8'))))
  // The tools' own tests have ids in their titles as examples.
  return { tests: tests.filter(({ file }) => file.startsWith('packages/')), missing }
}

/** @param {ReturnType<typeof readTests>['tests']} tests */
const groupByClause = (tests) => {
  /** @type {Map<string, typeof tests>} */
  const byClause = new Map()
  for (const test of tests) {
    for (const id of new Set(clausesIn(test.title))) byClause.set(id, [...(byClause.get(id) ?? []), test])
  }
  return byClause
}

/** @param {readonly Row[]} rows */
const printOpen = (rows) => {
  for (const section of new Set(rows.map(({ clause }) => sectionOf(clause.id)))) {
    console.log(`\n${section}`)
    for (const { clause } of rows.filter((row) => sectionOf(row.clause.id) === section)) {
      console.log(`  ${clause.id}  ${clause.kind}  ${clause.phrase}`)
    }
  }
}

/** @param {readonly Row[]} rows */
const printSample = (rows) => {
  for (const { clause, homes, tests } of drawSample(rows, {
    count: Number(values.sample),
    seed: Number(values.seed),
  })) {
    const files = [...new Set(tests.map(({ file }) => file))]
    console.log(
      `\n${clause.id}  ${clause.phrase}\n  in     ${homes.join(', ')}\n  tested ${files.join(', ')}`,
    )
  }
}

const clauses = loadClauses()
const { tests, missing } = readTests()
const byClause = groupByClause(tests)
const homes = findHomes()
/** @type {Row[]} */
const rows = clauses.map((clause) => {
  const own = byClause.get(clause.id) ?? []
  return {
    clause,
    tests: own,
    homes: homesOf(
      homes.get(clause.id),
      own.map(({ file }) => file),
    ),
  }
})

const covered = rows.filter((row) => row.tests.length > 0)
const open = rows.filter((row) => row.tests.length === 0 && row.clause.kind !== 'excused')
const excused = rows.length - covered.length - open.length
const summary = `Covered ${covered.length} of ${rows.length}, excused ${excused}`

const page = writePage(rows, summary)
const written = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : ''
const known = new Set(clauses.map(({ id }) => id))
const lost = coveredIn(written).filter((id) => !byClause.has(id))

const findFaults = () => {
  const strangers = [...byClause.keys()].filter((id) => !known.has(id))
  const faults = findMistakes(clauses)
  if (strangers.length > 0) faults.push(`No such clause: ${strangers.join(' ')}`)
  if (missing.length > 0 || values.update) return faults
  if (lost.length > 0) faults.push(`Once covered, now without a passing test: ${lost.join(' ')}`)
  else if (page !== written)
    faults.push('docs/conformance.md is older than the tests: pnpm conformance --update')
  return faults
}

if (values.list) printOpen(open)
if (values.sample !== undefined) printSample(covered)
if (missing.length > 0)
  console.error(`No report of ${missing.join(', ')}: what only those tests cover is not seen.`)
if (values.update) writeFileSync(pageFile, page)
const faults = findFaults()
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
console.log(`=> ${summary.toLowerCase()}`)
