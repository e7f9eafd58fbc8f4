import { useEffect, useEffectEvent } from 'react'

/** How long nothing may change before it is announced, in ms: longer than between two clicks. */
const settleMs = 600

/** Calls back with each value that has not changed for a while; never for `undefined`. */
export function useSettled<T>(value: T | undefined, onSettled: (value: T) => void): void {
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (value === undefined) return undefined
    const timer = setTimeout(() => settle(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
}
