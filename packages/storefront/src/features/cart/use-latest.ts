import { useEffect, useMemo, useRef } from 'react'

/**
 * Runs an asynchronous task for one value at a time; of the values that come in the meantime only the last counts.
 * So pressing + five times makes two calls, not five.
 */
export function createLatest<T>(run: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let waiting: { readonly value: T } | undefined
  let running: Promise<void> | undefined
  const drain = async () => {
    while (waiting !== undefined) {
      const { value } = waiting
      waiting = undefined
      await run(value)
    }
    running = undefined
  }
  return (value) => {
    waiting = { value }
    return (running ??= drain())
  }
}

/** {@link createLatest} for a component; the task may change from one drawing to the next. */
export function useLatest<T>(run: (value: T) => Promise<void>): (value: T) => Promise<void> {
  const current = useRef(run)
  useEffect(() => {
    current.current = run
  })
  return useMemo(() => createLatest<T>((value) => current.current(value)), [])
}
