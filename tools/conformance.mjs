// Reports which clauses of the specification a passing test covers and the product uses:
// `node tools/conformance.mjs [--list] [--update] [--sample COUNT --seed N [--outside FOLDER]]`.
// A test covers the clauses in brackets in its title: [2.1-6], [2.1-5, 2.1-6] or [2.1-5..7]. What implements a clause is in
// docs/clause-sources.tsv.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { clausesIn } from './conformance/clause-ids.mjs'
import { filesBeside, findSourceMistakes, loadClauseSources } from './conformance/clause-sources.mjs'
import { findMistakes, loadClauses } from './conformance/clauses.mjs'
import { findOpenListMistakes, loadOpenList } from './conformance/open-list.mjs'
import { coveredIn, writePage } from './conformance/page.mjs'
import { printOpen, printSample, printUnmatched } from './conformance/print.mjs'
import { readTests } from './conformance/passed-tests.mjs'
import { readProductUse } from './conformance/product-use.mjs'
import { missingCallReports, readSentCalls, unmatchedRequests } from './conformance/sent-calls.mjs'
import { evaluate } from './conformance/states.mjs'
import { findWaitingListMistakes, loadWaitingList, needsOfClause } from './conformance/waiting-list.mjs'
import { root } from './workspace.ts'

/** @typedef {import('./conformance/page.mjs').Row} Row */

const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    update: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    outside: { type: 'string' },
  },
})
const pageFile = join(root, 'docs/conformance.md')

/** @param {ReturnType<typeof readTests>['tests']} tests */
const groupByClause = (tests) => {
  /** @type {Map<string, typeof tests>} */
  const byClause = new Map()
  for (const test of tests) {
    for (const id of new Set(clausesIn(test.title))) byClause.set(id, [...(byClause.get(id) ?? []), test])
  }
  return byClause
}

const clauses = loadClauses()
const { tests, missing } = readTests()
const byClause = groupByClause(tests)
const openList = loadOpenList()
const waitingList = loadWaitingList()
const sent = readSentCalls()
const clauseSources = loadClauseSources()
const { findReference, findParts } = readProductUse([
  ...clauseSources.map(({ name }) => name),
  ...waitingList.flatMap(({ parts }) => parts),
])

/** @param {string} id of a clause @param {readonly string[]} testFiles of its tests */
const referencesOf = (id, testFiles) => {
  const listed = clauseSources.filter(({ clause }) => clause === id)
  const beside = listed.length > 0 ? [] : filesBeside(testFiles).map((file) => ({ file, name: '' }))
  return [...listed, ...beside].flatMap((source) => findReference(source) ?? [])
}

/** @type {Row[]} */
const rows = clauses.map((clause) => {
  const own = byClause.get(clause.id) ?? []
  const entry = openList.find(({ id }) => id === clause.id)
  const references = referencesOf(
    clause.id,
    own.map(({ file }) => file),
  )
  const needs = needsOfClause(waitingList, clause.id)
  const finding = { clause, tests: own, references, needs, ...(entry && { entry }) }
  return { ...finding, ...evaluate(finding, sent) }
})
const count = (/** @type {Row['state']} */ requested) =>
  rows.filter(({ state }) => state === requested).length
const summary = `Covered ${count('covered')} of ${rows.length}, open ${count('open')}, excused ${count('excused')}`

const page = writePage(rows, summary, waitingList)
const written = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : ''
const existing = new Set(clauses.map(({ id }) => id))
const covered = new Set(rows.filter(({ state }) => state === 'covered').map(({ clause }) => clause.id))
const lost = rows.filter(({ clause }) => !covered.has(clause.id) && coveredIn(written).includes(clause.id))
const missingReports = [...new Set([...missing, ...missingCallReports()])]

const findFaults = () => {
  const unknownIds = [...byClause.keys()].filter((id) => !existing.has(id))
  const openIds = new Set(openList.map(({ id }) => id))
  const faults = [
    ...findMistakes(clauses),
    ...findSourceMistakes(clauseSources, { existing, findReference }),
    ...findOpenListMistakes(openList, existing),
    ...findWaitingListMistakes(waitingList, { existing, openIds, findParts }),
  ]
  if (unknownIds.length > 0) faults.push(`No such clause: ${unknownIds.join(' ')}`)
  if (missingReports.length > 0 || values.update) return faults
  for (const { clause, reasons } of lost) {
    faults.push(`No longer covered: ${clause.id}, ${reasons.join('; ')}`)
  }
  if (lost.length === 0 && page !== written)
    faults.push('docs/conformance.md is outdated: pnpm conformance --update')
  return faults
}

if (values.list) {
  printOpen(rows)
  printUnmatched(unmatchedRequests())
}
if (values.sample !== undefined)
  printSample(rows, { count: Number(values.sample), seed: Number(values.seed), outside: values.outside })
if (missingReports.length > 0)
  console.error(`No report of ${missingReports.join(', ')}: what only these steps cover counts as uncovered.`)
// A clause without tests is open anyway and needs no entry.
for (const { clause, tests: own, entry } of rows) {
  if (missingReports.length === 0 && entry !== undefined && own.length === 0)
    console.error(
      `docs/conformance-open.tsv: ${clause.id} needs no entry: it is open because no test names it.`,
    )
}
if (values.update) writeFileSync(pageFile, page)
const faults = findFaults()
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
console.log(`=> ${summary.toLowerCase()}`)
