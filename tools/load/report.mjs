/** @typedef {import('./figures.mjs').Times} Times */
/** @typedef {import('./rounds.mjs').Round} Round */
/** @typedef {import('./render-alone.mjs').RenderedPage} RenderedPage */
/** @typedef {import('./usage-port.mjs').Usage} Usage */

/**
 * @typedef {object} Run all figures of a run, as `--json` writes them
 * @property {string} date
 * @property {{ seed: number, seconds: number, connections: number[], restSeconds: number }} settings
 * @property {{ hot: readonly string[], others: number }} addresses
 * @property {readonly Round[]} rounds the mixes are named 'mix'
 * @property {readonly RenderedPage[]} renders the home page first
 * @property {{ before: Usage, top: Usage, after: Usage }} memory
 */

const partNames = {
  hot: '  ten hot addresses',
  other: '  other addresses',
  static: '  static file beside them',
}
const nameWidth = 32
const comparedWidth = 44
const cellWidths = [10, 10, 10, 10, 8, 10, 9, 9]
/** A server that gets less of a processor than this while visitors wait shares it with other programs. */
const wholeProcessor = 0.85

/** @param {number | undefined} value */
const number = (value) => {
  if (value === undefined || !Number.isFinite(value)) return '-'
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })
}
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(0)} %`
const seconds = (/** @type {number | undefined} */ ms) => (ms === undefined ? '-' : `${number(ms / 1000)} s`)

/** @param {string} name @param {readonly string[]} cells */
const line = (name, cells) =>
  (
    name.padEnd(nameWidth) + cells.map((cell, index) => cell.padStart(cellWidths[index] ?? 0)).join('')
  ).trimEnd()

/** @param {Times} times */
const timeCells = ({ requests, failed, p50, p99 }) => [
  number(p50),
  number(p99),
  number(requests),
  number(failed),
]

const label = (/** @type {Round} */ { name, connections }) => `${name}, ${connections} connections`

/** @param {Round} round */
const roundLines = (round) => [
  line(label(round), [
    number(round.rate),
    ...timeCells(round.times),
    number(round.cpuMs),
    percent(round.serverShare),
    percent(round.clientShare),
  ]),
  ...Object.entries(round.parts).map(([kind, part]) =>
    line(partNames[/** @type {keyof typeof partNames} */ (kind)], ['', ...timeCells(part)]),
  ),
]

/** How many times a second the pages are rendered, each equally often. @param {readonly RenderedPage[]} pages */
export const renderRate = (pages) => {
  const perRender = pages.map(({ ms, renders }) => ms / renders)
  return (1000 * pages.length) / perRender.reduce((sum, ms) => sum + ms, 0)
}

/** Processor time of a rendering. @param {readonly RenderedPage[]} pages */
const renderCpuMs = (pages) =>
  pages.reduce((sum, { cpuMs, renders }) => sum + cpuMs / renders, 0) / pages.length

/** @param {string} name @param {readonly RenderedPage[]} pages */
const renderLine = (name, pages) => {
  const sumOf = (/** @type {'renders' | 'cpuMs' | 'ms'} */ key) =>
    pages.reduce((sum, page) => sum + page[key], 0)
  const share = percent(sumOf('cpuMs') / sumOf('ms'))
  return line(name, [
    number(renderRate(pages)),
    '',
    '',
    number(sumOf('renders')),
    '',
    number(renderCpuMs(pages)),
    share,
  ])
}

/** @param {readonly Round[]} rounds */
const errorLines = (rounds) => {
  const lines = rounds.flatMap((round) =>
    Object.entries(round.errors).map(([kind, count]) => `  ${label(round)}: ${count} × ${kind}`),
  )
  return lines.length === 0 ? ['Errors: none'] : ['Errors', ...lines]
}

/** @param {Run} run */
const memoryLine = ({ memory: { before, top, after }, settings }) =>
  `Memory of the server, MB: ${number(before.rss)} before, ${number(top.top)} at the top, ${number(after.rss)} after ` +
  `${settings.restSeconds} s of rest; heap in use ${number(before.heap)} before, ${number(after.heap)} after`

/** Says where the figures are not the shop's own. @param {readonly Round[]} rounds */
const warnings = (rounds) =>
  rounds.flatMap((round) => {
    const { serverShare, clientShare } = round
    if (clientShare > wholeProcessor)
      return [`${label(round)}: the client was busy, the server could do more.`]
    if (serverShare > wholeProcessor) return []
    return [
      `${label(round)}: the server got ${percent(serverShare)} of a processor, others kept it from getting more.`,
    ]
  })

/** The tables of a run. @param {Run} run */
export const writeReport = (run) =>
  [
    line('', ['pages/s', 'p50 ms', 'p99 ms', 'requests', 'failed', 'CPU ms', 'server', 'client']),
    ...run.rounds.flatMap(roundLines),
    renderLine('renderToString, home', run.renders.slice(0, 1)),
    renderLine('renderToString, ten hot', run.renders),
    '',
    ...errorLines(run.rounds),
    memoryLine(run),
    ...warnings(run.rounds),
  ].join('\n')

/** @param {Run} run */
const figuresOf = (run) => [
  ...run.rounds.flatMap((round) => [
    { name: `${label(round)}: pages/s`, value: round.rate },
    { name: `${label(round)}: p99 ms`, value: round.times.p99 },
    { name: `${label(round)}: CPU ms`, value: round.cpuMs },
    { name: `${label(round)}: failed`, value: round.times.failed },
  ]),
  { name: 'renderToString, home: pages/s', value: renderRate(run.renders.slice(0, 1)) },
  { name: 'renderToString, ten hot: pages/s', value: renderRate(run.renders) },
  { name: 'renderToString, ten hot: CPU ms', value: renderCpuMs(run.renders) },
  { name: 'memory at the top, MB', value: run.memory.top.top },
  { name: 'memory after rest, MB', value: run.memory.after.rss },
  { name: 'heap in use after, MB', value: run.memory.after.heap },
]

/** The figures of two runs side by side. @param {Run} earlier @param {Run} run */
export const writeComparison = (earlier, run) => {
  const before = new Map(figuresOf(earlier).map(({ name, value }) => [name, value]))
  const isAlike = JSON.stringify(earlier.settings) === JSON.stringify(run.settings)
  const rows = figuresOf(run).map(({ name, value }) => {
    const old = before.get(name)
    const ratio = value !== undefined && old ? `${number(value / old)} ×` : '-'
    return (
      name.padEnd(comparedWidth) +
      [number(old), number(value), ratio].map((cell) => cell.padStart(11)).join('')
    )
  })
  return [
    `Against the run of ${earlier.date}${isAlike ? '' : ', which had other settings'}`,
    ''.padEnd(comparedWidth) + ['then', 'now', 'now/then'].map((cell) => cell.padStart(11)).join(''),
    ...rows,
  ].join('\n')
}

/** The run in one line. @param {Run} run */
export const summarize = ({ rounds, renders, memory }) => {
  const mixes = rounds.filter(({ name }) => name === 'mix')
  const parts = mixes.map(
    ({ connections, rate, times: { p99, failed, requests }, cpuMs }) =>
      `${connections} connections ${number(rate)} pages/s at ${number(cpuMs)} ms CPU, p99 ${seconds(p99)}, ` +
      `${number(failed)} of ${number(requests)} failed`,
  )
  const alone = `renderToString alone ${number(renderRate(renders))} pages/s at ${number(renderCpuMs(renders))} ms CPU`
  const doubt = warnings(mixes).length > 0 ? ['measured in doubt, see above'] : []
  return `=> ${[...parts, alone, `${number(memory.top.top)} MB at the top`, ...doubt].join('; ')}`
}
