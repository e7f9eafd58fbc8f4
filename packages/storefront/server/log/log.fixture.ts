import type { LogFormat, LogLine, LogPorts } from './log'
import { createLog } from './log'

/** A log whose lines and timers a test controls. */
export function openLog(format: LogFormat = 'json') {
  const printed: string[] = []
  const timers = new Set<() => void>()
  const startTimer: LogPorts['startTimer'] = (run) => {
    timers.add(run)
    return () => void timers.delete(run)
  }
  const now = () => new Date('2026-11-23T12:00:00Z')
  const log = createLog({ format, now, startTimer, print: (text) => void printed.push(text) })
  return {
    log,
    printed,
    /** What the lines say, without their time. */
    lines: () =>
      printed.map((text) => {
        const { time: _, ...line } = JSON.parse(text) as LogLine & { readonly time: string }
        return line
      }),
    /** Ends the 10 s. */
    runTimers: () => [...timers].forEach((run) => run()),
  }
}
