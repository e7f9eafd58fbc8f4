/** @typedef {import('./run.mjs').RunResult} RunResult */
/** @typedef {import('./judge.mjs').Verdict} Verdict */

/**
 * @typedef {object} Figures
 * @property {number} runs
 * @property {number} lost runs in which the response to a change was lost
 * @property {number} asIntended
 * @property {number} reported
 * @property {number} untold
 * @property {number} falseAlarms
 * @property {number} falseAlarmsOfLost
 * @property {number} indistinguishable
 * @property {number} doubled
 * @property {number} lostOrders
 * @property {number} denied
 * @property {number} notAtRest
 * @property {number} crashed
 */

/** @param {RunResult} run @returns {Verdict[]} */
const verdictsOf = ({ products, order }) => [
  ...products.map(({ verdict }) => verdict),
  ...(order ? [order.verdict] : []),
]

/** @param {RunResult} run @param {Verdict} verdict */
export const hasVerdict = (run, verdict) => verdictsOf(run).includes(verdict)

/** @param {RunResult} run */
const isAsIntended = (run) =>
  run.unrest === undefined &&
  run.crash === undefined &&
  verdictsOf(run).every((verdict) => verdict === 'as meant')

/**
 * Counts runs. A run with two products of which one is told and one untold counts under both.
 * @param {readonly RunResult[]} runs
 * @returns {Figures}
 */
export const countRuns = (runs) => {
  /** @param {(run: RunResult) => unknown} test */
  const count = (test) => runs.filter((run) => Boolean(test(run))).length
  return {
    runs: runs.length,
    lost: count((run) => run.hasLostResponse),
    asIntended: count(isAsIntended),
    reported: count((run) => hasVerdict(run, 'told')),
    untold: count((run) => hasVerdict(run, 'untold')),
    falseAlarms: count((run) => hasVerdict(run, 'false alarm')),
    falseAlarmsOfLost: count((run) => run.hasLostResponse && hasVerdict(run, 'false alarm')),
    indistinguishable: count((run) => hasVerdict(run, 'indistinguishable')),
    doubled: count(({ order }) => order?.isDoubled),
    lostOrders: count(({ order }) => order?.isLost),
    denied: count(({ order }) => order?.isDenied),
    notAtRest: count(({ unrest }) => unrest !== undefined),
    crashed: count(({ crash }) => crash !== undefined),
  }
}

/** Of the runs in which a response was lost, so many may alarm the shopper in vain; of a few runs one. */
const falseAlarmsShare = 0.02

/** Whether the client did what it must never do, or the tool itself failed. @param {Figures} figures */
export const hasFailed = ({ untold, doubled, lostOrders, denied, notAtRest, crashed, ...figures }) => {
  const faults = untold + doubled + lostOrders + denied + notAtRest + crashed
  return faults > 0 || figures.falseAlarmsOfLost > Math.max(1, falseAlarmsShare * figures.lost)
}

/** @type {readonly (readonly [heading: string, key: keyof Figures])[]} */
const columns = [
  ['runs', 'runs'],
  ['lost resp.', 'lost'],
  ['as meant', 'asIntended'],
  ['reported', 'reported'],
  ['untold', 'untold'],
  ['false alarm', 'falseAlarms'],
  ['indist.', 'indistinguishable'],
  ['doubled', 'doubled'],
  ['lost', 'lostOrders'],
  ['denied', 'denied'],
  ['no rest', 'notAtRest'],
]

const widthOf = (/** @type {string} */ heading) => Math.max(heading.length, 6) + 2

/** @param {string} name @param {Figures} figures */
const formatRow = (name, figures) =>
  name.padEnd(9) + columns.map(([heading, key]) => String(figures[key]).padStart(widthOf(heading))).join('')

/** A row for each story and one for all of them. @param {readonly RunResult[]} runs @returns {string[]} */
export const formatTable = (runs) => {
  const names = [...new Set(runs.map(({ story }) => story))]
  const heading = 'story'.padEnd(9) + columns.map(([text]) => text.padStart(widthOf(text))).join('')
  const rows = names.map((name) => formatRow(name, countRuns(runs.filter(({ story }) => story === name))))
  return [heading, ...rows, formatRow('all', countRuns(runs))]
}

/** @param {Figures} figures */
export const formatSummary = (figures) => {
  const { runs, lost, untold, reported, falseAlarms, falseAlarmsOfLost, indistinguishable } = figures
  const { doubled, lostOrders, denied, notAtRest } = figures
  const alarms = `false alarms ${falseAlarmsOfLost} of ${lost} with a lost response (${falseAlarms} in all)`
  const orders = `orders doubled ${doubled}, lost ${lostOrders}, denied ${denied}`
  const rest = notAtRest > 0 ? `, not at rest ${notAtRest}` : ''
  return `=> ${runs} runs: untold ${untold}, told ${reported}, ${alarms}, indistinguishable ${indistinguishable}, ${orders}${rest}`
}

/** What changed since other figures were written. @param {Figures} now @param {Figures} before */
export const formatChanges = (now, before) =>
  columns
    .filter(([, key]) => now[key] !== before[key])
    .map(([heading, key]) => `${heading}: ${before[key]} -> ${now[key]}`)

/** @param {RunResult} run */
const describeProducts = ({ products }) =>
  products
    .filter(({ verdict }) => verdict !== 'as meant')
    .map(
      ({ product, intended, actual, verdict }) =>
        `  ${verdict}: ${product} meant ${intended}, there ${actual}`,
    )

/** @param {RunResult} run */
const describeOrder = ({ order }) => {
  if (!order || order.verdict === 'as meant') return []
  const marks = Object.entries({ doubled: order.isDoubled, lost: order.isLost, denied: order.isDenied })
  return [
    `  ${order.verdict}: the order ${marks.flatMap(([mark, isSet]) => (isSet ? [mark] : [])).join(', ')}`,
  ]
}

/** The run in a few lines, with what replays it; `--replay` shows all. @param {RunResult} run */
export const describeRun = (run) => {
  const { story, seed, unrest, crash } = run
  const failures = [unrest && `  not at rest: ${unrest}`, crash && `  crashed: ${crash}`].filter(Boolean)
  return [`--replay ${story}:${seed}`, ...describeProducts(run), ...describeOrder(run), ...failures]
}
