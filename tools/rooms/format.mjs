import { alignColumns } from '../align-columns.ts'

/** @typedef {import('./measure.mjs').Figures} Figures */
/** @typedef {import('./measure.mjs').Pair} Pair */

const number = (/** @type {number} */ value) => value.toLocaleString('en-US')
/** @param {readonly { imports: number }[]} pairs */
const sumImports = (pairs) => pairs.reduce((sum, { imports }) => sum + imports, 0)

/** The columns of the overview; a title may have two lines. @type {[title: string, cell: (figures: Figures) => string][]} */
const columns = [
  [' \npackage', ({ package: name }) => name],
  [' \nrooms', ({ rooms }) => number(rooms.length)],
  [' \nfiles', ({ files }) => number(files)],
  [' \nlines', ({ lines }) => number(lines)],
  [' \npairs', ({ pairs }) => number(pairs.length)],
  [' \nimports', ({ pairs }) => number(sumImports(pairs))],
  ['pairs\nupwards', ({ pairs }) => number(pairs.filter(({ isUpward }) => isUpward).length)],
  ['circles\nof rooms', ({ circles }) => number(circles.rooms.length)],
  ['circles\nof files', ({ circles }) => number(circles.files.length)],
  ['without\ntypes', ({ circles }) => number(circles.filesWithoutTypes.length)],
  ['feature\npairs', ({ features }) => (features.names.length > 0 ? number(features.pairs.length) : '-')],
  ['by folder:\nrooms/pairs', ({ folders }) => `${folders.rooms}/${folders.pairs}`],
]

/** One line for each package. @param {readonly Figures[]} all @returns {string[]} */
export const formatOverview = (all) => {
  const titles = [0, 1].map((line) => columns.map(([title]) => title.split('\n')[line] ?? ''))
  return alignColumns([...titles, ...all.map((figures) => columns.map(([, cell]) => cell(figures)))], 1)
}

/** @param {Pair} pair */
const formatTypes = ({ imports, typeImports }) => {
  if (typeImports === 0) return ''
  if (typeImports === imports) return ' (types)'
  return typeImports === 1 ? ' (1 type)' : ` (${typeImports} types)`
}

/** @param {Pair & { isUpward?: boolean }} pair */
const formatTarget = ({ isUpward = false, ...pair }) =>
  `${isUpward ? '^ ' : ''}${pair.to} ${pair.imports}${formatTypes(pair)}`

/** @param {readonly (Pair & { isUpward?: boolean })[]} pairs @param {string} from */
const formatTargets = (pairs, from) =>
  pairs
    .filter((pair) => pair.from === from)
    .map(formatTarget)
    .join(', ')

/** @param {Figures} figures */
const formatRooms = ({ rooms, pairs }) =>
  rooms
    .toReversed()
    .map(({ name, files, lines }) =>
      `  ${name.padEnd(14)}${number(files).padStart(6)}${number(lines).padStart(8)}  ${formatTargets(pairs, name)}`.trimEnd(),
    )

/** @param {string} title @param {readonly string[][]} circles */
const formatCircles = (title, circles) =>
  circles.map((members) => `  circle of ${members.length} ${title}: ${members.join(', ')}`)

/** @param {Figures['features']} features */
const formatFeatures = ({ names, pairs, circles }) => {
  if (names.length === 0) return []
  const rows = names.filter((name) => pairs.some(({ from }) => from === name))
  return [
    `  ${names.length} features, ${pairs.length} pairs, ${sumImports(pairs)} imports`,
    ...rows.map((name) => `    ${name.padEnd(20)}${formatTargets(pairs, name)}`),
    ...formatCircles('features', circles),
  ]
}

/** @param {Figures['packages']} packages */
const formatPackages = (packages) =>
  packages.length === 0 ? [] : [`  other packages: ${packages.map(formatTarget).join(', ')}`]

/**
 * What makes the figures wrong, and imports that must not be: of forbidden packages, and in circles.
 * @param {Figures} figures
 */
export const faultsOf = ({ faults, circles, packages }) => [
  ...faults,
  ...circles.filesWithoutTypes.map((files) => `these files import each other: ${files.join(', ')}`),
  ...packages.flatMap(({ to, forbidden }) => forbidden.map((file) => `${file} may not import ${to}`)),
]

/** All about one package; `^` marks what is imported upwards. @param {Figures} figures @returns {string[]} */
export const formatDetails = (figures) => {
  const { package: name, circles, features, packages } = figures
  return [
    `${name.padEnd(16)}${'files'.padStart(6)}${'lines'.padStart(8)}  imports`,
    ...formatRooms(figures),
    ...formatPackages(packages),
    ...formatCircles('rooms', circles.rooms),
    ...formatCircles('files', circles.files),
    ...formatCircles('files without types', circles.filesWithoutTypes),
    ...formatFeatures(features),
    ...faultsOf(figures).map((fault) => `  ! ${fault}`),
  ]
}

/** @param {readonly Figures[]} all */
export const formatSummary = (all) => {
  const count = (/** @type {(figures: Figures) => readonly unknown[]} */ list) =>
    all.reduce((sum, figures) => sum + list(figures).length, 0)
  const faults = count(faultsOf)
  const parts = [
    `${count(({ rooms }) => rooms)} rooms`,
    `${count(({ pairs }) => pairs)} pairs`,
    `${count(({ pairs }) => pairs.filter(({ isUpward }) => isUpward))} upwards`,
    `${count(({ circles }) => circles.rooms)} circles of rooms`,
    `${count(({ circles }) => circles.files)} of files`,
    ...(faults > 0 ? [`faults: ${faults}`] : []),
  ]
  return `=> ${parts.join(', ')}`
}
