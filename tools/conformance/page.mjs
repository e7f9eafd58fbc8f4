import { inCell } from '../markdown.ts'
import { clausesIn, sectionOf } from './clause-ids.mjs'
import { isPackedTest } from './states.mjs'
import { needsOfPart } from './waiting-list.mjs'

/** @typedef {import('./states.mjs').Finding & import('./states.mjs').Evaluation} Row */
/** @typedef {import('./waiting-list.mjs').WaitingEntry} WaitingEntry */

const longestTitle = 110

/** A title without its ids, short enough for a cell. @param {string} title */
const shorten = (title) => {
  const plain = title.replace(/\[[^\]]*\]\s*/g, (part) => (clausesIn(part).length > 0 ? '' : part)).trim()
  return plain.length > longestTitle ? `${plain.slice(0, longestTitle).trimEnd()}…` : plain
}

/** @param {string} file */
const link = (file) => `[${file.split('/').slice(-2).join('/')}](../${file})`

/** The first title of each file that names the clause. @param {Row['tests']} tests */
const testCell = (tests) => {
  const files = [...new Set(tests.map(({ file }) => file))].sort()
  return files
    .map((file) => {
      const titles = [
        ...new Set(tests.filter((test) => test.file === file).map(({ title }) => shorten(title))),
      ]
      const rest = titles.length > 1 ? ` and ${titles.length - 1} more` : ''
      return `${link(file)}: ${inCell(titles[0] ?? '')}${rest}`
    })
    .join('<br>')
}

/** @param {Row} row */
const stateOf = ({ clause, tests, state, reasons }) => {
  if (state === 'excused') return `_excused_, ${inCell(clause.note)}`
  const remark = clause.note === '' || clause.kind === 'excused' ? [] : [`_${inCell(clause.note)}_`]
  const why = state === 'open' ? [`**open**: ${inCell(reasons.join('; '))}`] : []
  return [...why, ...(tests.length > 0 ? [testCell(tests)] : []), ...remark].join('<br>')
}

/** @param {Row} row */
const referenceCell = ({ references }) =>
  [...new Set(references.map(({ file }) => file))].map(link).join('<br>')

/** @param {Row} row */
const line = (row) =>
  `| ${row.clause.id} | ${inCell(row.clause.phrase)} | ${referenceCell(row)} | ${stateOf(row)} |`

/** @param {readonly Row[]} rows */
const openPart = (rows) =>
  rows
    .filter(({ state }) => state === 'open')
    .map(({ clause, reasons, entry }) => {
      const need = entry === undefined ? '' : ` Needs: ${inCell(entry.need)}.`
      return `- **${clause.id}** ${inCell(clause.phrase)}: ${inCell(reasons.join('; '))}.${need}`
    })

/** @param {import('./product-use.mjs').SourceReference} reference @param {readonly WaitingEntry[]} waiting */
const partName = ({ file, name }, waiting) => {
  const needs = needsOfPart(waiting, name)
  const waits = needs.length === 0 ? '' : ` (waits for ${inCell(needs.join(', '))})`
  return `${link(file)}${name && ` ${inCell(name)}`}${waits}`
}

/**
 * Unused sources of covered clauses, which have others in use: that must not hide them.
 * @param {readonly Row[]} rows
 * @param {readonly WaitingEntry[]} waiting
 */
const unusedPart = (rows, waiting) =>
  rows
    .filter(({ state }) => state === 'covered')
    .flatMap(({ clause, references, tests }) => {
      const unused = references.filter(({ isUsed }) => !isUsed)
      const names = [...new Set(unused.map((reference) => partName(reference, waiting)))]
      const partners = tests.some(isPackedTest) ? '; partners use it: a test of the packed package' : ''
      return names.length === 0 ? [] : [`- **${clause.id}** ${names.join(', ')}${partners}`]
    })

/** @param {string} section @param {readonly Row[]} rows */
const table = (section, rows) => [
  `## ${section}`,
  '',
  '| Clause | Says | Lives in | Tests |',
  '| --- | --- | --- | --- |',
  ...rows.map(line),
  '',
]

/**
 * The conformance list as a page.
 * @param {readonly Row[]} rows
 * @param {string} summary
 * @param {readonly WaitingEntry[]} [waiting] what waits for later work
 */
export const writePage = (rows, summary, waiting = []) => {
  const sections = [...new Set(rows.map(({ clause }) => sectionOf(clause.id)))]
  const tables = sections.flatMap((section) =>
    table(
      section,
      rows.filter(({ clause }) => sectionOf(clause.id) === section),
    ),
  )
  const lines = [
    '# Conformance',
    '',
    'Written by `pnpm conformance --update`. Each clause of the specification, what it says, the sources that carry it',
    'out, and the tests that name it and passed: the first title of each file. Covered is what such a test names and the',
    'product uses: `decisions/0005-clauses-in-test-titles.md` and `decisions/0016-conformance-counts-use.md`.',
    '',
    `${summary}.`,
    '',
    ...['## Open', '', ...openPart(rows), ''],
    ...['## Covered, with parts that the shop does not use', '', ...unusedPart(rows, waiting), ''],
    ...tables,
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

/** The clauses that a page shows as covered. @param {string} page */
export const coveredIn = (page) =>
  page
    .split('\n')
    .filter((row) => /^\| \d/.test(row) && !/\| (?:\*\*open\*\*|_excused_)(?:\\\||[^|])* \|$/.test(row))
    .map((row) => row.split('|')[1]?.trim() ?? '')
