/** Rejects with the signal's reason as soon as it aborts, whatever `running` does; what that gives later is dropped. */
export async function untilAborted<T>(running: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  try {
    return await Promise.race([running, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
