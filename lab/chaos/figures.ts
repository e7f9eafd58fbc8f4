/** @typedef {import('./run.mjs').RunResult} RunResult */
/** @typedef {import('./evaluate.mjs').Outcome} Outcome */

/**
 * @typedef {object} Figures
 * @property {number} runs
 * @property {number} lost runs in which the response to a change was lost
 * @property {number} asIntended
 * @property {number} reported
 * @property {number} unreported
 * @property {number} falseAlarms
 * @property {number} falseAlarmsOfLost
 * @property {number} indistinguishable
 * @property {number} doubled
 * @property {number} lostOrders
 * @property {number} denied
 * @property {number} mispaid orders with something wrong about the money
 * @property {number} misplaced orders with something wrong about their delivery groups
 * @property {number} notAtRest
 * @property {number} crashed
 */

/** @param {RunResult} run @returns {Outcome[]} */
const outcomesOf = ({ products, order }) => [
  ...products.map(({ outcome }) => outcome),
  ...(order ? [order.outcome] : []),
]

/** @param {RunResult} run @param {Outcome} outcome */
export const hasOutcome = (run, outcome) => outcomesOf(run).includes(outcome)

/** @param {RunResult} run */
const isAsIntended = (run) =>
  run.unrest === undefined &&
  run.crash === undefined &&
  outcomesOf(run).every((outcome) => outcome === 'as intended')

/**
 * Counts runs. A run with one reported and one unreported product counts under both.
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
    reported: count((run) => hasOutcome(run, 'reported')),
    unreported: count((run) => hasOutcome(run, 'unreported')),
    falseAlarms: count((run) => hasOutcome(run, 'false alarm')),
    falseAlarmsOfLost: count((run) => run.hasLostResponse && hasOutcome(run, 'false alarm')),
    indistinguishable: count((run) => hasOutcome(run, 'indistinguishable')),
    doubled: count(({ order }) => order?.isDoubled),
    lostOrders: count(({ order }) => order?.isLost),
    denied: count(({ order }) => order?.isDenied),
    mispaid: count(({ order }) => (order?.faults.length ?? 0) > 0),
    misplaced: count(({ order }) => (order?.misplaced.length ?? 0) > 0),
    notAtRest: count(({ unrest }) => unrest !== undefined),
    crashed: count(({ crash }) => crash !== undefined),
  }
}

/** Maximum share of false alarms among the runs with a lost response. */
const falseAlarmsShare = 0.02
/** This many are always allowed: in a few runs the share is a matter of chance. */
const fewFalseAlarms = 1

/** Whether the client broke a promise, or the tool itself failed. @param {Figures} figures */
export const hasFailed = ({ unreported, notAtRest, crashed, ...figures }) => {
  const { doubled, lostOrders, denied, mispaid, misplaced } = figures
  const faults = unreported + doubled + lostOrders + denied + mispaid + misplaced + notAtRest + crashed
  return faults > 0 || figures.falseAlarmsOfLost > Math.max(fewFalseAlarms, falseAlarmsShare * figures.lost)
}

/** @type {readonly (readonly [heading: string, key: keyof Figures])[]} */
const columns = [
  ['runs', 'runs'],
  ['lost resp.', 'lost'],
  ['as intended', 'asIntended'],
  ['reported', 'reported'],
  ['unreported', 'unreported'],
  ['false alarm', 'falseAlarms'],
  ['indist.', 'indistinguishable'],
  ['doubled', 'doubled'],
  ['lost', 'lostOrders'],
  ['denied', 'denied'],
  ['mispaid', 'mispaid'],
  ['misplaced', 'misplaced'],
  ['no rest', 'notAtRest'],
]

const widthOf = (/** @type {string} */ heading) => Math.max(heading.length, 6) + 2

/** @param {string} name @param {Figures} figures */
const formatRow = (name, figures) =>
  name.padEnd(12) + columns.map(([heading, key]) => String(figures[key]).padStart(widthOf(heading))).join('')

/** A row for each story and one for all of them. @param {readonly RunResult[]} runs @returns {string[]} */
export const formatTable = (runs) => {
  const names = [...new Set(runs.map(({ story }) => story))]
  const heading = 'story'.padEnd(12) + columns.map(([text]) => text.padStart(widthOf(text))).join('')
  const rows = names.map((name) => formatRow(name, countRuns(runs.filter(({ story }) => story === name))))
  return [heading, ...rows, formatRow('all', countRuns(runs))]
}

/** @param {Figures} figures */
export const formatSummary = (figures) => {
  const { runs, lost, unreported, reported, falseAlarms, falseAlarmsOfLost, indistinguishable } = figures
  const { doubled, lostOrders, denied, mispaid, misplaced, notAtRest } = figures
  const alarms = `false alarms ${falseAlarmsOfLost} of ${lost} with a lost response (${falseAlarms} in all)`
  const orders = `orders doubled ${doubled}, lost ${lostOrders}, denied ${denied}, mispaid ${mispaid}, misplaced ${misplaced}`
  const rest = notAtRest > 0 ? `, not at rest ${notAtRest}` : ''
  return `=> ${runs} runs: unreported ${unreported}, reported ${reported}, ${alarms}, indistinguishable ${indistinguishable}, ${orders}${rest}`
}

/** @param {RunResult} run */
const describeProducts = ({ products }) =>
  products
    .filter(({ outcome }) => outcome !== 'as intended')
    .map(
      ({ product, intended, actual, outcome }) =>
        `  ${outcome}: ${product} intended ${intended}, actual ${actual}`,
    )

/** @param {RunResult} run */
const describeOrder = ({ order }) => {
  if (!order || order.outcome === 'as intended') return []
  const marks = Object.entries({ doubled: order.isDoubled, lost: order.isLost, denied: order.isDenied })
  return [
    `  ${order.outcome}: the order ${[...marks.flatMap(([mark, isSet]) => (isSet ? [mark] : [])), ...order.faults, ...order.misplaced].join(', ')}`,
  ]
}

/** The run in a few lines, with the option that replays it in full. @param {RunResult} run */
export const describeRun = (run) => {
  const { story, seed, unrest, crash } = run
  const failures = [unrest && `  not at rest: ${unrest}`, crash && `  crashed: ${crash}`].filter(Boolean)
  return [`--replay ${story}:${seed}`, ...describeProducts(run), ...describeOrder(run), ...failures]
}

/**
 * How often each fault occurred in each story, the most frequent first.
 * @param {readonly RunResult[]} runs
 * @returns {string[]}
 */
export const formatFaults = (runs) => {
  const storyNames = [...new Set(runs.map(({ story }) => story))]
  const sum = (/** @type {string} */ fault, /** @type {string} */ story) =>
    runs.reduce((total, run) => total + (story === run.story ? (run.met[fault] ?? 0) : 0), 0)
  const rows = [...new Set(runs.flatMap(({ met }) => Object.keys(met)))].map((fault) => {
    const counts = storyNames.map((story) => sum(fault, story))
    return { fault, counts, all: counts.reduce((total, count) => total + count, 0) }
  })
  const format = (/** @type {string} */ first, /** @type {readonly (string | number)[]} */ cells) =>
    first.padEnd(faultWidth) + cells.map((cell) => String(cell).padStart(storyWidth)).join('')
  return [
    format('fault', [...storyNames, 'all']),
    ...rows
      .toSorted((one, other) => other.all - one.all)
      .map(({ fault, counts, all }) => format(fault, [...counts, all])),
  ]
}

const [faultWidth, storyWidth] = [22, 12]
