import { clausesIn, sectionOf } from './clause-ids.mjs'

/**
 * @typedef {object} Row
 * @property {import('./clauses.mjs').Clause} clause
 * @property {readonly string[]} homes files below the root
 * @property {readonly import('./passed-tests.mjs').PassedTest[]} tests those that passed and name it
 */

const longestTitle = 110

/** @param {string} text */
const inCell = (text) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').replace(/[\\`*_{}[\]<>|$~#&]/g, (sign) => `\\${sign}`)

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
const stateOf = ({ clause, tests }) => {
  const remark = clause.note === '' || clause.kind === 'excused' ? '' : `<br>_${inCell(clause.note)}_`
  if (tests.length > 0) return testCell(tests) + remark
  return clause.kind === 'excused' ? `_excused_, ${inCell(clause.note)}` : '**open**'
}

/** @param {Row} row */
const line = (row) =>
  `| ${row.clause.id} | ${inCell(row.clause.phrase)} | ${row.homes.map(link).join('<br>')} | ${stateOf(row)} |`

/**
 * The conformance list as a page.
 * @param {readonly Row[]} rows
 * @param {string} summary
 */
export const writePage = (rows, summary) => {
  const sections = [...new Set(rows.map(({ clause }) => sectionOf(clause.id)))]
  const tables = sections.map((section) => {
    const own = rows.filter(({ clause }) => sectionOf(clause.id) === section)
    return [
      `## ${section}`,
      '',
      '| Clause | Says | Lives in | Tests |',
      '| --- | --- | --- | --- |',
      ...own.map(line),
      '',
    ].join('\n')
  })
  const head = [
    '# Conformance',
    '',
    'Written by `pnpm conformance --update`. Each clause of the specification, what it says, the sources that carry it',
    'out, and the tests that name it and passed: the first title of each file. Why titles: `decisions/0005-clauses-in-test-titles.md`.',
    '',
    `${summary}.`,
    '',
  ]
  return `${[...head, ...tables].join('\n').trimEnd()}\n`
}

/** The clauses that a page shows as covered. @param {string} page */
export const coveredIn = (page) =>
  page
    .split('\n')
    .filter((row) => /^\| \d/.test(row) && !/\| (?:\*\*open\*\*|_excused_.*) \|$/.test(row))
    .map((row) => row.split('|')[1]?.trim() ?? '')
