import { inCell } from '../markdown.ts'
import { clausesIn, sectionOf } from './clause-ids.ts'
import type { Evaluation, Finding } from './states.ts'

export type Row = Finding & Evaluation

const longestTitle = 110

/** A title without its ids, short enough for a cell. */
const shorten = (title: string) => {
  const plain = title.replace(/\[[^\]]*\]\s*/g, (part) => (clausesIn(part).length > 0 ? '' : part)).trim()
  return plain.length > longestTitle ? `${plain.slice(0, longestTitle).trimEnd()}…` : plain
}

const link = (file: string) => `[${file.split('/').slice(-2).join('/')}](../${file})`

/** The first title of each file that names the clause. */
const testCell = (tests: Row['tests']) => {
  const files = [...new Set(tests.map(({ file }) => file))].sort()
  return files
    .map((file) => {
      const own = tests.filter((test) => test.file === file)
      const titles = [...new Set(own.map(({ title }) => shorten(title)))]
      const rest = titles.length > 1 ? ` and ${titles.length - 1} more` : ''
      return `${link(file)}: ${inCell(titles[0] ?? '')}${rest}`
    })
    .join('<br>')
}

const lastCell = ({ clause, tests, state, reasons }: Row) => {
  if (state === 'excused') return `_excused_, ${inCell(clause.note)}`
  const why = state === 'open' ? [`**open**: ${inCell(reasons.join('; '))}`] : []
  const remark = clause.note === '' || clause.kind === 'excused' ? [] : [`_${inCell(clause.note)}_`]
  return [...why, ...(tests.length > 0 ? [testCell(tests)] : []), ...remark].join('<br>')
}

const line = (row: Row) => {
  const sources = [...new Set(row.sources.map(({ file }) => file))].map(link).join('<br>')
  return `| ${row.clause.id} | ${inCell(row.clause.phrase)} | ${sources} | ${lastCell(row)} |`
}

const section = (name: string, rows: readonly Row[]) => [
  '',
  `## ${name}`,
  '',
  '| Clause | Says | Lives in | Tests |',
  '| --- | --- | --- | --- |',
  ...rows.map(line),
]

/** The list of clauses as a page. */
export const writePage = (rows: readonly Row[], summary: string): string => {
  const lines = [
    '# Conformance',
    '',
    'Written by `pnpm conformance --update`. Each clause of the specification, what it says, the sources that carry it',
    'out, and the tests that name it and passed: the first title of each file. Covered is what such a test names and the',
    'shop uses: `decisions/0005-clauses-in-test-titles.md` and',
    '`decisions/0051-conformance-by-what-is-cheap-to-explain.md`.',
    '',
    `${summary}.`,
    ...[...Map.groupBy(rows, ({ clause }) => sectionOf(clause.id))].flatMap(([name, own]) =>
      section(name, own),
    ),
  ]
  return `${lines.join('\n')}\n`
}
