import { constants } from 'node:os'

/** Exits on the first signal to stop, with its exit code, so that `exit` listeners end child processes and remove files. */
export const exitOnSignals = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
}
