import type { EventEmitter } from 'node:events'
import { describeFailure } from './describe-failure'
import type { Log } from './log'

/**
 * An error that nobody caught leaves the process in a state that nobody knows: one line says where it came from, then
 * the process ends, and who manages it starts it again. Rejections that nobody handles come here too.
 */
export function endOnFault(
  process: Pick<EventEmitter, 'once'>,
  { log, end }: { readonly log: Log; readonly end: () => void },
): void {
  process.once('uncaughtException', (error: unknown) => {
    log.flush()
    log.write({ level: 'fatal', event: 'fault', ...describeFailure(error) })
    end()
  })
}
