import { ShopError } from '@cartonnage/sdk/errors'
import type { EventEmitter } from 'node:events'
import { describeFailure, safeText } from './describe-failure'
import type { Log, LogLevel } from './log'

type ConsoleMethod = 'error' | 'warn' | 'info' | 'log' | 'debug'

const levels: Readonly<Record<ConsoleMethod, LogLevel>> = {
  error: 'error',
  warn: 'warn',
  info: 'info',
  log: 'info',
  debug: 'info',
}

/** Error codes of the HTTP server for a connection that the visitor closed. */
const departures: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']

/**
 * Redirects what libraries write to the console into the log, where it is redacted and counted like everything else: some
 * of them write whole addresses.
 */
export function redirectConsole(console: Pick<Console, ConsoleMethod>, log: Log): void {
  for (const [method, level] of Object.entries(levels) as [ConsoleMethod, LogLevel][]) {
    console[method] = (...values: readonly unknown[]) => {
      const error = values.find((value) => value instanceof Error)
      if (isDeparture(error, values[0])) return
      if (isTruncated(error)) {
        const cut = new ShopError('NETWORK', 'The response of the platform was cut off.', { cause: error })
        log.write({ level: 'error', event: 'response-cut', ...describeFailure(cut) })
        return
      }
      const text = values.filter((value) => typeof value === 'string').join(' ')
      log.write({ level, event: 'console', message: safeText(text), ...describeFailure(error) })
    }
  }
}

/** The platform aborted a response, or stopped sending, while it was being forwarded. */
const isTruncated = (error: Error | undefined): boolean =>
  error?.name === 'TimeoutError' || (error instanceof TypeError && error.message === 'terminated')

function isDeparture(error: (Error & { readonly code?: unknown }) | undefined, first: unknown): boolean {
  if (error === undefined) return first === 'The user aborted a request.'
  return error.name === 'AbortError' || departures.includes(error.code)
}

/**
 * An uncaught error leaves the process in an unknown state: logs where it came from and ends the process, for the process
 * manager to start it again. Unhandled rejections end here too.
 */
export function exitOnFault(
  process: Pick<EventEmitter, 'once'>,
  { log, end }: { readonly log: Log; readonly end: () => void },
): void {
  process.once('uncaughtException', (error: unknown) => {
    log.flush()
    log.write({ level: 'fatal', event: 'fault', ...describeFailure(error) })
    end()
  })
}
