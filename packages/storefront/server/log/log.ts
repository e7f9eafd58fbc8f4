import type { FailureDetails } from './describe-failure'

export type LogLevel = 'info' | 'warn' | 'error' | 'fatal'
export type LogFormat = 'json' | 'text'

/** One line, without its time. It never identifies a visitor or repeats what a visitor sent, but for `term`. */
export interface LogLine extends FailureDetails {
  readonly level: LogLevel
  /** What happened, one of a fixed list: see docs/operations.md. */
  readonly event: string
  /** Identifies the lines of one request and its calls to the platform. */
  readonly requestId?: string | undefined
  /** The pattern of the URL, never the URL. */
  readonly route?: string | undefined
  readonly method?: string | undefined
  readonly status?: number | undefined
  readonly ms?: number | undefined
  /** Details of the event: the limit that was reached, for instance. */
  readonly kind?: string | undefined
  /** What was searched for without a result: see `reportableTerm`. */
  readonly term?: string | undefined
  /** A pseudonym of the visitor's address, for a day. */
  readonly visitor?: string | undefined
  /** What was being done, as a fixed text. */
  readonly context?: string | undefined
  /** The number of failures in one request, if more than one. */
  readonly failures?: number | undefined
  /** How many equal lines followed. */
  readonly repeats?: number | undefined
  readonly port?: number | undefined
}

export interface Log {
  write(line: LogLine): void
  /** Writes the counts that are still open. */
  flush(): void
}

export interface LogPorts {
  /** Gets a whole line with its line break. */
  readonly print: (text: string, level: LogLevel) => void
  readonly format: LogFormat
  readonly now: () => Date
  /** Runs a function later, unless the returned function stops it. */
  readonly startTimer: (run: () => void, ms: number) => () => void
}

/**
 * Writes lines as JSON for a collector, or as text for a person. The same event with the same code on the same route is
 * written once; further ones within 10 s are counted, and their count is written at the end. Not a library, because
 * logging libraries bring a dozen packages and worker threads, and do not count bursts.
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
/** Beyond this number of different lines at once, which only an attack causes, visitors and terms are not distinguished. */
const maxWindows = 1_000

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
      const { visitor: _, term: _term, ...others } = given
      const line = windows.size < maxWindows ? given : others
      const common = commonPartOf(line)
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

/** What makes two lines equal. */
const commonPartOf = ({ level, event, route, code, kind, term, visitor }: LogLine): LogLine => ({
  level,
  event,
  route,
  code,
  kind,
  term,
  visitor,
})
