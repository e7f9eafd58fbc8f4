import { productNotification } from '@cartonnage/sdk/rules'
import { useEffect, useRef } from 'react'

/**
 * Calls `end` when the life of a notification is over. While it is paused no time passes; afterwards at least a
 * second is left.
 */
export function useLifetime(end: () => void, paused: boolean): void {
  const left = useRef<number>(productNotification.durationMs)
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
      left.current = Math.max(productNotification.afterLeaveMs, left.current - (performance.now() - began))
    }
  }, [paused])
}
