import { alignColumns } from '../align-columns.ts'
import { ceilings } from './ceilings.mjs'
import { exceeds, missesGoal, pageFigures } from './figures.mjs'
import { formatTable, formatWeight, mergeLanguages, toKiB } from './table.mjs'

/** @typedef {import('./ceilings.mjs').CeilingName} CeilingName */
/** @typedef {import('./figures.mjs').Figure} Figure */

const names = /** @type {readonly CeilingName[]} */ (Object.keys(ceilings))

/** @param {number | undefined} bytes */
const formatBytes = (bytes) => (bytes === undefined ? '-' : toKiB(bytes))
/** @param {number | undefined} files */
const formatFiles = (files) => (files === undefined ? '-' : String(files))

/** @param {readonly Figure[]} figures */
const heaviestFirst = (figures) =>
  figures.toSorted((one, other) => other.bytes - one.bytes || other.files - one.files)

/** @param {import('./ceilings.mjs').Limit | undefined} limit */
const describeLimit = (limit) => `${formatBytes(limit?.bytes)} KiB, ${formatFiles(limit?.files)} files`

/** @param {CeilingName} name @param {readonly Figure[]} figures */
const rowOf = (name, figures) => {
  const { title, bytes, files, goal } = ceilings[name]
  const [heaviest] = heaviestFirst(figures)
  const state = figures.some(missesGoal) ? `above its goal: ${describeLimit(goal)}` : 'ok'
  return [
    title,
    heaviest?.labels.join(', ') ?? '',
    formatBytes(heaviest?.bytes),
    formatBytes(bytes),
    formatFiles(Math.max(...figures.map((figure) => figure.files))),
    formatFiles(files),
    figures.some(exceeds) ? 'TOO MUCH' : state,
  ]
}

const heads = ['', 'the heaviest', 'KiB', 'ceiling', 'most files', 'ceiling', '']

/** How many files are named, the lightest first. */
const mostDetails = 10

/** @param {readonly import('./relay.mjs').WeighedFile[]} details */
const describeDetails = (details) => {
  const lightest = details.toSorted((one, other) => one.bytes - other.bytes)
  const more = details.length > mostDetails ? ['…'] : []
  const lines = lightest.slice(0, mostDetails).map(({ path, bytes }) => `${toKiB(bytes)} ${path}`)
  return [...lines, ...more].map((line) => `    ${line}`)
}

/**
 * One entry for all languages: usually a page exceeds a ceiling in each of them.
 * @param {readonly Figure[]} figures of the same page
 */
const describeExcess = (figures) => {
  const [heaviest] = heaviestFirst(figures)
  if (heaviest === undefined) return []
  const { title, bytes, files } = ceilings[heaviest.ceiling]
  const languages = new Set(heaviestFirst(figures).map(({ labels }) => labels.at(-1)))
  const where = [...heaviest.labels.slice(0, -1), [...languages].join(' ')].join(', ')
  const weight = `${toKiB(heaviest.bytes)} KiB of ${formatBytes(bytes)}, ${heaviest.files} files of ${formatFiles(files)}`
  return [`too much: ${title}: ${where}: ${weight}`, ...describeDetails(heaviest.details ?? [])]
}

/** @param {Figure} figure */
const keyOf = ({ ceiling, labels }) => [ceiling, ...labels.slice(0, -1)].join()

/**
 * The heaviest of each figure beside its ceiling, and then every page that exceeds one.
 * @param {readonly Figure[]} figures
 */
export const writeCeilings = (figures) => {
  const byName = Map.groupBy(figures, ({ ceiling }) => ceiling)
  const rows = names.flatMap((name) => {
    const own = byName.get(name)
    return own === undefined ? [] : [rowOf(name, own)]
  })
  const excesses = [...Map.groupBy(figures.filter(exceeds), keyOf).values()].flatMap(describeExcess)
  return ['Ceilings, KiB gzip', ...alignColumns([heads, ...rows], 2), '', ...excesses].join('\n')
}

/** A figure and its ceiling. @param {Figure | undefined} figure */
const besideCeiling = (figure) => {
  if (figure === undefined) return ['-', '-']
  const { bytes, files } = ceilings[figure.ceiling]
  return [formatWeight(figure), `${formatBytes(bytes)}/${formatFiles(files)}`]
}

/** @type {readonly (readonly CeilingName[])[]} */
const documentColumns = [['beforeSign'], ['afterSign', 'afterSignOfBuyer', 'startsAtOnce'], ['styles']]

/**
 * What the HTML of each page names, beside the ceilings.
 * @param {readonly import('./measure-page.mjs').PageMeasurement[]} documents
 */
export const writeDocuments = (documents) => {
  const lines = documents.map((document) => {
    const figures = pageFigures(document)
    const cells = documentColumns.flatMap((own) =>
      besideCeiling(figures.find(({ ceiling }) => own.includes(ceiling))),
    )
    return { labels: [document.page, document.who, document.site], cells }
  })
  const columns = ['before a sign', 'ceiling', 'after it', 'ceiling', 'styles', 'ceiling']
  const table = formatTable({ heads: ['page', 'who', 'language', ...columns], lines: mergeLanguages(lines) })
  return ['Scripts and style sheets by the HTML of a page, KiB gzip/files', table].join('\n')
}
