import type { FailureDetails } from './describe-failure'

export type LogLevel = 'info' | 'warn' | 'error' | 'fatal'
export type LogFormat = 'json' | 'text'

/** One line, without its time. Nothing in it says who somebody is, or repeats what somebody sent. */
export interface LogLine extends FailureDetails {
  readonly level: LogLevel
  /** What happened, from a closed list: see docs/operations.md. */
  readonly event: string
  /** Tells the lines of one request, and its calls to the platform, from all others. */
  readonly requestId?: string | undefined
  /** The pattern of the address, never the address. */
  readonly route?: string | undefined
  readonly method?: string | undefined
  readonly status?: number | undefined
  readonly ms?: number | undefined
  /** Which of its kind: the limit that was reached, for instance. */
  readonly kind?: string | undefined
  /** Stands for a visitor's address for a day, without saying it. */
  readonly visitor?: string | undefined
  /** What was being done, in fixed words. */
  readonly context?: string | undefined
  /** How many things failed in one request, where it was more than one. */
  readonly failures?: number | undefined
  /** How many more lines of this kind there were. */
  readonly repeats?: number | undefined
  readonly port?: number | undefined
}

export interface Log {
  write(line: LogLine): void
  /** Writes what was only counted so far. */
  flush(): void
}

export interface LogPorts {
  /** Takes a whole line with its end. */
  readonly print: (text: string, level: LogLevel) => void
  readonly format: LogFormat
  readonly now: () => Date
  /** Runs something later unless it is stopped before. */
  readonly startTimer: (run: () => void, ms: number) => () => void
}

/**
 * Writes lines as JSON for a collector, or as text for a person. The same event with the same code on the same route is
 * written once; what follows within 10 s is counted, and the count is a line at their end. Of our own because it is all
 * that is needed: a library of logging brings a dozen packages and worker threads, and counts nothing.
 */
export function createLog({ print, format, now, startTimer }: LogPorts): Log {
  const toText = format === 'json' ? toJson : toReadable
  const write = (line: LogLine) => print(`${toText(now().toISOString(), line)}\n`, line.level)
  return countBursts(write, startTimer)
}

const toJson = (time: string, line: LogLine): string => JSON.stringify({ time, ...line })

/** `12:00:01 error page-failed /my/orders GET 503 code=NETWORK …`, the stack below it. */
function toReadable(time: string, { level, event, route, method, status, stack, ...rest }: LogLine): string {
  const attributes = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  )
  const head = [time.slice(11, 19), level, event, route, method, status, ...attributes]
  const below = stack === undefined ? '' : stack.replace(/^/gm, '\n    ').replace(/\n+/g, '\n')
  return head.filter((part) => part !== undefined).join(' ') + below
}

const windowMs = 10_000
/** Beyond so many kinds at once, which only an attack has, visitors are not told apart any more. */
const mostWindows = 1_000

interface Window {
  readonly common: LogLine
  repeats: number
  readonly stopTimer: () => void
}

function countBursts(write: (line: LogLine) => void, startTimer: LogPorts['startTimer']): Log {
  const windows = new Map<string, Window>()
  const end = (key: string) => {
    const window = windows.get(key)
    windows.delete(key)
    window?.stopTimer()
    if (window && window.repeats > 0) write({ ...window.common, repeats: window.repeats })
  }
  return {
    write: (given) => {
      const { visitor: _, ...others } = given
      const line = windows.size < mostWindows ? given : others
      const common = inCommon(line)
      const key = JSON.stringify(common)
      const window = windows.get(key)
      if (window !== undefined) {
        window.repeats += 1
        return
      }
      write(line)
      windows.set(key, { common, repeats: 0, stopTimer: startTimer(() => end(key), windowMs) })
    },
    flush: () => [...windows.keys()].forEach(end),
  }
}

/** What makes two lines the same. */
const inCommon = ({ level, event, route, code, kind, visitor }: LogLine): LogLine => ({
  level,
  event,
  route,
  code,
  kind,
  visitor,
})
