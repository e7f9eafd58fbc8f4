/** Rejects with the signal's reason as soon as it aborts, whatever `running` does; what that gives later is dropped. */
export function untilAborted<T>(running: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    running.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
