import { productNotification } from '@cartonnage/sdk/rules'
import { useEffect, useRef } from 'react'

export interface NotificationLifetime {
  /** How long it is shown; `Infinity` until somebody closes it. */
  readonly lifetimeMs: number
  /** While somebody is on it, no time passes. */
  readonly isPaused: boolean
  readonly onEnd: () => void
  /** What is left once nobody is on it any more. @default 1000 */
  readonly afterPauseMs?: number | undefined
}

/** Calls `onEnd` when the life of a notification is over [9-23]. */
export function useNotificationLifetime(life: NotificationLifetime): void {
  const { lifetimeMs, isPaused, afterPauseMs = productNotification.afterLeaveMs } = life
  const latest = useRef(life.onEnd)
  const wasPaused = useRef(false)
  useEffect(() => {
    latest.current = life.onEnd
  })
  useEffect(() => {
    if (isPaused) {
      wasPaused.current = true
      return undefined
    }
    if (!Number.isFinite(lifetimeMs)) return undefined
    const timer = setTimeout(() => latest.current(), wasPaused.current ? afterPauseMs : lifetimeMs)
    return () => clearTimeout(timer)
  }, [isPaused, lifetimeMs, afterPauseMs])
}
