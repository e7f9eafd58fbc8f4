/** The counts of a server's log. @typedef {{ events: Record<string, number>, others: readonly string[] }} LogCounts */

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
 * Counts the events of a log by level and name, including repeats. `others` are lines that are not events: only the log
 * should write.
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

/** Unacceptable entries of a log, a sentence each. @param {LogCounts} counts */
export const findLogFaults = ({ events, others }) => [
  ...(others.length > 0 ? [`${others.length} lines outside the log`] : []),
  ...Object.entries(events)
    .filter(([name]) => name.startsWith('fatal ') || name.endsWith(' fault'))
    .map(([name, count]) => `${name}: ${count}`),
]

/** @param {LogCounts} counts @returns {string[]} */
export const writeLogReport = ({ events, others }) => {
  const counted = Object.entries(events).sort(([, one], [, other]) => other - one)
  return [
    `the server’s log: ${counted.map(([name, count]) => `${name} ${count}`).join(', ') || 'nothing'}`,
    ...others.slice(0, 10).map((line) => `  outside: ${line}`),
  ]
}
