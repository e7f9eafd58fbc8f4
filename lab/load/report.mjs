import { countMet, checkRun } from './criteria.mjs'
import { number, percent, seconds } from './format.mjs'
import { renderCpuMs, renderRate } from './render-figures.mjs'
import { label, roundsOf } from './run.mjs'

/** @typedef {import('./figures.mjs').Times} Times */
/** @typedef {import('./run.mjs').Run} Run */
/** @typedef {import('./run.mjs').Round} Round */
/** @typedef {import('./run.mjs').Settings} Settings */
/** @typedef {import('./run.mjs').RenderedPage} RenderedPage */

/** @type {Readonly<Record<string, string>>} */
const partNames = {
  hot: '  ten hot addresses',
  other: '  other addresses',
  kept: '  pages that were kept',
  rendered: '  pages that were rendered',
  static: '  static file beside them',
}
const nameWidth = 38
const cellWidths = [10, 10, 10, 10, 8, 8, 9, 9, 10, 9]
/** A server that gets less of a processor than this while visitors wait shares it with other programs. */
const wholeProcessor = 0.85

/** @param {string} name @param {readonly string[]} cells */
const line = (name, cells) =>
  (
    name.padEnd(nameWidth) + cells.map((cell, index) => cell.padStart(cellWidths[index] ?? 0)).join('')
  ).trimEnd()

/** @param {Times} times */
const timeCells = ({ requests, failed, kept, p50, p99 }) => [
  ...[number(p50), number(p99), number(requests), number(failed)],
  kept === 0 ? '' : percent(kept / requests),
]

/** @param {Round} round */
const roundLines = (round) => [
  line(label(round), [
    number(round.rate),
    ...timeCells(round.times),
    number(round.cpuMs),
    percent(round.serverShare),
    percent(round.platformShare),
    percent(round.clientShare),
  ]),
  ...Object.entries(round.parts).map(([kind, part]) =>
    line(partNames[kind] ?? `  ${kind}`, ['', ...timeCells(part)]),
  ),
]

/** @param {string} name @param {readonly RenderedPage[]} pages */
const renderLine = (name, pages) => {
  const sumOf = (/** @type {'renders' | 'cpuMs' | 'ms'} */ key) =>
    pages.reduce((sum, page) => sum + page[key], 0)
  const share = percent(sumOf('cpuMs') / sumOf('ms'))
  const renders = ['', '', number(sumOf('renders')), '', '']
  return line(`renderToString, ${name}`, [
    ...[number(renderRate(pages)), ...renders, number(renderCpuMs(pages)), share],
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
const memoryLines = ({ memory: { before, mixes, top, after }, settings }) => {
  const list = (/** @type {'heap' | 'buffers' | 'rss'} */ key) =>
    mixes.map((usage) => number(usage[key])).join(', ')
  return [
    `Memory of the server, MB: ${number(before.rss)} before, ${number(top.top)} at the top, ${number(after.rss)} after ` +
      `${settings.restSeconds} s of rest; heap in use ${number(before.heap)} before, ${number(after.heap)} after`,
    `  after each of the equal mixes, collected: heap ${list('heap')}; buffers ${list('buffers')}; resident ${list('rss')}`,
  ]
}

/** @param {Round} round @param {number} processors */
const warningsOf = (round, processors) => {
  const { serverShare, platformShare, clientShare } = round
  if (clientShare > wholeProcessor) return ['the client was busy, the server could do more.']
  if (serverShare > wholeProcessor) return []
  const all = serverShare + platformShare + clientShare
  const others = all > wholeProcessor * processors ? 'the platform and the client' : 'others'
  return [`the server got ${percent(serverShare)} of a processor, ${others} kept it from getting more.`]
}

/** Says where the figures are not the shop's own. @param {Run} run */
const warnings = ({ rounds, settings }) =>
  rounds.flatMap((round) =>
    warningsOf(round, settings.processors).map((warning) => `${label(round)}: ${warning}`),
  )

/** Which processes share the processors. @param {Settings} settings */
export const describePlatform = ({ platform, processors }) => {
  if (platform === 'inside')
    return 'The platform is inside the shop’s process and takes its part of that: a real one does not.'
  const apart = 'The platform is a process of its own.'
  return processors > 2
    ? apart
    : `${apart} It, the shop and the client share ${processors} processors: where their columns together come near ` +
        `${processors * 100} %, the shop would do more on a machine of its own.`
}

/** The tables of a run. @param {Run} run */
export const writeReport = (run) =>
  [
    line('', [
      ...['pages/s', 'p50 ms', 'p99 ms', 'requests', 'failed', 'kept'],
      ...['CPU ms', 'server', 'platform', 'client'],
    ]),
    ...run.rounds.flatMap(roundLines),
    renderLine('home', run.renders.slice(0, 1)),
    renderLine('ten hot', run.renders),
    renderLine(`${run.missRenders.length} of the misses`, run.missRenders),
    '',
    ...errorLines(run.rounds),
    ...memoryLines(run),
    ...warnings(run),
  ].join('\n')

/** The run in one line. @param {Run} run */
export const summarize = (run) => {
  const mixes = roundsOf(run, 'newMix')
  const { renders, memory } = run
  const parts = mixes.map(
    ({ connections, rate, times: { p99, failed, requests }, cpuMs }) =>
      `${connections} connections ${number(rate)} pages/s at ${number(cpuMs)} ms CPU, p99 ${seconds(p99)}, ` +
      `${number(failed)} of ${number(requests)} failed`,
  )
  const alone = `renderToString alone ${number(renderRate(renders))} pages/s at ${number(renderCpuMs(renders))} ms CPU`
  const doubt = warnings({ ...run, rounds: mixes }).length > 0 ? ['measured in doubt, see above'] : []
  const met = `${countMet(checkRun(run))} criteria met`
  return `=> ${[met, ...parts, alone, `${number(memory.top.top)} MB at the top`, ...doubt].join('; ')}`
}
