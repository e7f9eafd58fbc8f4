import { ShopError } from '@cartonnage/sdk/rules'
import { describeFailure } from './describe-failure'
import type { Log, LogLevel } from './log'
import { safeText } from './safe-text'

type ConsoleMethod = 'error' | 'warn' | 'info' | 'log' | 'debug'

const levels: Readonly<Record<ConsoleMethod, LogLevel>> = {
  error: 'error',
  warn: 'warn',
  info: 'info',
  log: 'info',
  debug: 'info',
}

/** What the HTTP server says of a connection that the other end closed: a visitor left. */
const departures: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']

/**
 * Puts what libraries write to a console into the log, where it is cleaned and counted like everything else: some of
 * them write whole addresses.
 */
export function takeConsole(console: Pick<Console, ConsoleMethod>, log: Log): void {
  for (const [method, level] of Object.entries(levels) as [ConsoleMethod, LogLevel][]) {
    console[method] = (...values: readonly unknown[]) => {
      const error = values.find((value) => value instanceof Error)
      if (hasLeft(error, values[0])) return
      if (isCut(error)) {
        const cut = new ShopError('NETWORK', 'The response was cut.', { cause: error })
        log.write({ level: 'error', event: 'response-cut', ...describeFailure(cut) })
        return
      }
      const text = values.filter((value) => typeof value === 'string').join(' ')
      log.write({ level, event: 'console', message: safeText(text), ...describeFailure(error) })
    }
  }
}

/** The platform broke a response off, or fell silent, while it was handed on. */
const isCut = (error: Error | undefined): boolean =>
  error?.name === 'TimeoutError' || (error instanceof TypeError && error.message === 'terminated')

function hasLeft(error: (Error & { readonly code?: unknown }) | undefined, first: unknown): boolean {
  if (error === undefined) return first === 'The user aborted a request.'
  return error.name === 'AbortError' || departures.includes(error.code)
}
