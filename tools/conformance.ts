// Checks that each clause of the specification is covered or excused, and that docs/conformance.md says so:
// `node tools/conformance.ts [--list] [--update]`. A clause is covered if a test that passed names it, in brackets in its
// title ([2.1-6], [2.1-5, 2.1-6] or [2.1-5..7]), and the shop uses the sources that docs/clause-sources.tsv has of it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { clausesIn } from './conformance/clause-ids.ts'
import { findSourceMistakes, loadClauseSources } from './conformance/clause-sources.ts'
import { findMistakes, loadClauses } from './conformance/clauses.ts'
import { readKeptCode } from './conformance/kept-code.ts'
import { writePage } from './conformance/page.ts'
import { readTests } from './conformance/passed-tests.ts'
import { readSentCalls } from './conformance/sent-calls.ts'
import { createIsUsed } from './conformance/source-use.ts'
import { evaluate } from './conformance/states.ts'
import { readText } from './conformance/tsv.ts'
import { root } from './workspace.ts'
import type { Clause } from './conformance/clauses.ts'
import type { Row } from './conformance/page.ts'

const { values } = parseArgs({ options: { list: { type: 'boolean' }, update: { type: 'boolean' } } })
const page = 'docs/conformance.md'
const clauses = loadClauses()
const ids: ReadonlySet<string> = new Set(clauses.map(({ id }) => id))
const clauseSources = loadClauseSources()
const { tests, missing } = readTests()
const sent = await readSentCalls()
const isUsed = createIsUsed(await readKeptCode())
const titled = tests.map((test) => ({ test, named: clausesIn(test.title) }))

const rowOf = (clause: Clause): Row => {
  const own = titled.filter(({ named }) => named.includes(clause.id)).map(({ test }) => test)
  const sources = clauseSources
    .filter((source) => source.clause === clause.id)
    .map(({ file, name }) => ({ file, name, isUsed: isUsed({ file, name }) }))
  const finding = { clause, sources, tests: own }
  return { ...finding, ...evaluate(finding, sent.calls) }
}

const rows = clauses.map(rowOf)
const open = rows
  .filter(({ state }) => state === 'open')
  .map(({ clause, reasons }) => `Open: ${clause.id} ${clause.phrase}: ${reasons.join('; ')}`)
const count = (requested: Row['state']) => rows.filter(({ state }) => state === requested).length
const summary = `Covered ${count('covered')} of ${rows.length}, open ${open.length}, excused ${count('excused')}`

const findUnknownIds = () =>
  titled.flatMap(({ test, named }) =>
    named.filter((id) => !ids.has(id)).map((id) => `No such clause: ${id} in ${test.file}: ${test.title}`),
  )

/** The clauses whose rows are not on the page. */
const findChanges = (text: string) => {
  const written = new Set(readText(page).split('\n'))
  const changed = text.split('\n').filter((line) => !written.has(line))
  return changed.map((line) => /^\| ([\d.\w-]+)/.exec(line)?.[1] ?? 'its head')
}

const judgePage = () => {
  const absent = [...new Set([...missing, ...sent.missing])]
  if (absent.length > 0) {
    console.error(`No report of ${absent.join(', ')}: clauses that only these steps cover count as open.`)
    return values.update ? [`${page} is not updated.`] : []
  }
  const text = writePage(rows, summary)
  if (values.update) writeFileSync(join(root, page), text)
  if (open.length > 0 || readText(page) === text) return open
  return [`${page} is outdated in ${findChanges(text).join(', ')}: pnpm conformance --update`]
}

const faults = [
  ...findMistakes(clauses),
  ...findSourceMistakes(clauseSources, ids),
  ...findUnknownIds(),
  ...judgePage(),
]
if (values.list) {
  console.log(open.join('\n'))
  console.log(`Sent, but not in the contract:\n  ${sent.unmatched.join('\n  ')}`)
}
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
console.log(`=> ${summary.toLowerCase()}`)
