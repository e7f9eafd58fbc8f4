import { useEffect, useRef } from 'react'
import { notificationTiming } from './notification'

/**
 * Calls `end` when the life of a notification is over. While it is paused no time passes; afterwards at least a
 * second is left.
 */
export function useLifetime(end: () => void, paused: boolean): void {
  const left = useRef<number>(notificationTiming.duration)
  const latest = useRef(end)
  useEffect(() => {
    latest.current = end
  }, [end])
  useEffect(() => {
    if (paused) return undefined
    const began = performance.now()
    const timer = setTimeout(() => latest.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(notificationTiming.afterLeave, left.current - (performance.now() - began))
    }
  }, [paused])
}
