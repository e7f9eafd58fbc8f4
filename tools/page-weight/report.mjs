import { formatChange, formatTable, formatWeight, mergeLanguages } from './table.mjs'
import { kindsAndAll, nothing, ofStates, pageColumns, visitColumns } from './weights.mjs'

/** @typedef {import('./weights.mjs').Column} Column */
/** @typedef {import('./weights.mjs').KindOrAll} KindOrAll */
/** @typedef {import('./weights.mjs').States} States */
/** @typedef {import('./measure-page.mjs').PageMeasurement} PageMeasurement */
/** @typedef {import('./visit.mjs').VisitMeasurement} VisitMeasurement */

/**
 * Everything that one run measured; `--json` writes it as it is.
 * @typedef {object} Run
 * @property {readonly PageMeasurement[]} documents by their HTML
 * @property {readonly PageMeasurement[]} pages by a browser
 * @property {readonly VisitMeasurement[]} visits
 */

/**
 * @typedef {object} Names
 * @property {readonly string[]} kinds those to report
 * @property {readonly string[]} actionNames
 * @property {readonly string[]} stepNames
 */

/** @typedef {{ labels: readonly string[], states: States }} Subject */
/** @typedef {{ title: string, heads: readonly string[], columns: readonly Column[], subjects: readonly Subject[] }} Table */

/** @type {Readonly<Record<KindOrAll, string>>} */
const kindTitles = {
  scripts: 'Scripts',
  styles: 'Style sheets',
  fonts: 'Fonts',
  images: 'Images',
  documents: 'Documents',
  calls: 'Calls of the platform and other data',
  all: 'All together',
}

/** @param {PageMeasurement} measurement @returns {Subject} */
const toPageSubject = ({ page, who, site, states }) => ({ labels: [page, who, site], states })
/** @param {VisitMeasurement} measurement @returns {Subject} */
const toVisitSubject = ({ who, site, steps }) => ({ labels: [who, site], states: steps })

const chosenKinds = (/** @type {readonly string[]} */ names) =>
  kindsAndAll.filter((kind) => names.includes(kind))

/**
 * The tables of a run, one a kind: pages first, then visits.
 * @param {Run} run
 * @param {Names} names
 * @returns {readonly Table[]}
 */
const tablesOf = ({ pages, visits }, { kinds, actionNames, stepNames }) => [
  ...chosenKinds(kinds).map((kind) => ({
    title: `${kindTitles[kind]} of a page`,
    heads: ['page', 'who', 'language'],
    columns: pageColumns(kind, actionNames),
    subjects: pages.map(toPageSubject),
  })),
  ...chosenKinds(kinds).map((kind) => ({
    title: `${kindTitles[kind]} of a visit`,
    heads: ['who', 'language'],
    columns: visitColumns(kind, stepNames),
    subjects: visits.map(toVisitSubject),
  })),
]

/**
 * @param {Table} table
 * @param {(subject: Subject, column: Column) => string} toCell
 * @param {(cells: readonly string[]) => boolean} [isReported]
 */
const writeTable = ({ title, heads, columns, subjects }, toCell, isReported = () => true) => {
  const lines = subjects
    .map((subject) => ({
      labels: subject.labels,
      cells: columns.map((column) => toCell(subject, column)),
    }))
    .filter(({ cells }) => isReported(cells))
  if (lines.length === 0) return []
  const table = formatTable({
    heads: [...heads, ...columns.map(({ name }) => name)],
    lines: mergeLanguages(lines),
  })
  return [`${title}, KiB gzip/files`, table, '']
}

/**
 * @param {Run} run
 * @param {Names} names
 */
export const writeReport = (run, names) =>
  tablesOf(run, names)
    .flatMap((table) => writeTable(table, ({ states }, { of }) => formatWeight(of(states))))
    .join('\n')

/**
 * What differs from an earlier run, as far as both measured the same; nothing for what is equal.
 * @param {Run} run
 * @param {Run} earlier
 * @param {Names} names
 */
export const writeChanges = (run, earlier, names) => {
  const states = new Map(
    [...earlier.pages.map(toPageSubject), ...earlier.visits.map(toVisitSubject)].map((subject) => [
      subject.labels.join(),
      subject.states,
    ]),
  )
  const isReported = (/** @type {readonly string[]} */ cells) =>
    cells.some((cell) => cell !== '=' && cell !== '-')
  const texts = tablesOf(run, names).flatMap((table) =>
    writeTable(
      table,
      (subject, { of }) => formatChange(of(subject.states), of(states.get(subject.labels.join()) ?? {})),
      isReported,
    ),
  )
  return texts.length === 0 ? 'Nothing differs from the earlier run.' : texts.join('\n')
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => number} valueOf
 */
const largest = (items, valueOf) => [...items].sort((one, other) => valueOf(other) - valueOf(one))[0]

const scriptsAfterSign = ofStates('scripts', ['rest', 'sign'])
const bytesAfterSign = (/** @type {PageMeasurement} */ { states }) => scriptsAfterSign(states)?.bytes ?? 0

/** @param {readonly PageMeasurement[]} pages */
const describePages = (pages) => {
  const page = largest(pages, bytesAfterSign)
  if (page === undefined) return []
  const { bytes, files } = scriptsAfterSign(page.states) ?? nothing
  const size = `${(bytes / 1024).toFixed(1)} KiB in ${files} scripts`
  return [`most scripts after the first sign: ${page.page}, ${page.who}, ${page.site}: ${size}`]
}

/** @param {readonly VisitMeasurement[]} visits @param {'guest' | 'buyer'} who */
const describeVisit = (visits, who) => {
  const weighed = visits
    .filter((visit) => visit.who === who)
    .map(({ steps }) => ofStates('all', Object.keys(steps))(steps) ?? nothing)
  const most = largest(weighed, ({ bytes }) => bytes)
  if (most === undefined) return []
  return [`visit of a ${who}: ${(most.bytes / 1024).toFixed(0)} KiB in ${most.files} files`]
}

/** The run in one line. @param {Run} run */
export const summarize = ({ documents, pages, visits }) =>
  `=> ${[...describePages([...documents, ...pages]), ...describeVisit(visits, 'guest'), ...describeVisit(visits, 'buyer')].join('; ')}`
