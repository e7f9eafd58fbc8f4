/** What a server's log comes to. @typedef {{ events: Record<string, number>, others: readonly string[] }} LogCounts */

/** @param {string} line @returns {{ level?: unknown, event?: unknown, repeats?: unknown } | undefined} */
const readLine = (line) => {
  try {
    const read = JSON.parse(line)
    return typeof read === 'object' && read !== null ? read : undefined
  } catch {
    return undefined
  }
}

/**
 * Counts the events of a log by level and name, those that were only counted there among them. `others` are lines that are
 * no events: nothing should write beside the log.
 * @param {string} text
 * @returns {LogCounts}
 */
export const countEvents = (text) => {
  /** @type {Record<string, number>} */
  const events = {}
  /** @type {string[]} */
  const others = []
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const { level, event, repeats } = readLine(line) ?? {}
    const name = `${String(level)} ${String(event)}`
    if (typeof event !== 'string') others.push(line)
    else events[name] = (events[name] ?? 0) + (typeof repeats === 'number' ? repeats : 1)
  }
  return { events, others }
}

/** What of a log should not be there, a sentence each. @param {LogCounts} counts */
export const findLogFaults = ({ events, others }) => [
  ...(others.length > 0 ? [`${others.length} lines beside the log`] : []),
  ...Object.entries(events)
    .filter(([name]) => name.startsWith('fatal ') || name.endsWith(' fault'))
    .map(([name, count]) => `${name}: ${count}`),
]

/** @param {LogCounts} counts @returns {string[]} */
export const writeLogReport = ({ events, others }) => {
  const counted = Object.entries(events).sort(([, one], [, other]) => other - one)
  return [
    `the server’s log: ${counted.map(([name, count]) => `${name} ${count}`).join(', ') || 'nothing'}`,
    ...others.slice(0, 10).map((line) => `  beside it: ${line}`),
  ]
}
