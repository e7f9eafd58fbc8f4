import { number } from './format.mjs'
import { renderCpuMs, renderRate } from './render-figures.mjs'
import { label } from './run.mjs'

/** @typedef {import('./run.mjs').Run} Run */

const nameWidth = 58

/** @param {Run} run */
const figuresOf = ({ rounds, renders, missRenders, memory }) => [
  ...rounds.flatMap((round) => [
    { name: `${label(round)}: pages/s`, value: round.rate },
    { name: `${label(round)}: p99 ms`, value: round.times.p99 },
    { name: `${label(round)}: CPU ms`, value: round.cpuMs },
    { name: `${label(round)}: failed`, value: round.times.failed },
  ]),
  { name: 'renderToString, home: pages/s', value: renderRate(renders.slice(0, 1)) },
  { name: 'renderToString, ten hot: pages/s', value: renderRate(renders) },
  { name: 'renderToString, ten hot: CPU ms', value: renderCpuMs(renders) },
  { name: 'renderToString, misses: pages/s', value: renderRate(missRenders) },
  { name: 'memory at the top, MB', value: memory.top.top },
  { name: 'memory after rest, MB', value: memory.after.rss },
  { name: 'heap in use after, MB', value: memory.after.heap },
]

/** The figures of two runs side by side. @param {Run} earlier @param {Run} run */
export const writeComparison = (earlier, run) => {
  const before = new Map(figuresOf(earlier).map(({ name, value }) => [name, value]))
  const isAlike = JSON.stringify(earlier.settings) === JSON.stringify(run.settings)
  const cellsOf = (/** @type {readonly string[]} */ cells) => cells.map((cell) => cell.padStart(11)).join('')
  const rows = figuresOf(run).map(({ name, value }) => {
    const old = before.get(name)
    const ratio = value !== undefined && old ? `${number(value / old)} ×` : '-'
    return name.padEnd(nameWidth) + cellsOf([number(old), number(value), ratio])
  })
  return [
    `Against the run of ${earlier.date}${isAlike ? '' : ', which had other settings'}`,
    ''.padEnd(nameWidth) + cellsOf(['then', 'now', 'now/then']),
    ...rows,
  ].join('\n')
}
