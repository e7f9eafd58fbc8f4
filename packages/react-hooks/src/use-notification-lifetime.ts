import { productNotification } from '@cartonnage/sdk/rules'
import { useEffect, useEffectEvent, useRef } from 'react'

/** When a notification ends. */
export interface NotificationLifetime {
  /** How long it is shown, in ms; `Infinity` until it is closed. */
  readonly lifetimeMs: number
  /** While true, for instance while the pointer is on it, no time passes. */
  readonly isPaused: boolean
  /** Close it. The latest function is called, so it need not be stable. */
  readonly onEnd: () => void
  /**
   * How long it is shown after a pause, in ms.
   * @default 1000
   */
  readonly afterPauseMs?: number | undefined
}

/** Calls `onEnd` when the lifetime of a notification is over. */
export function useNotificationLifetime(options: NotificationLifetime): void {
  const { lifetimeMs, isPaused, afterPauseMs = productNotification.afterLeaveMs } = options
  const onEnd = useEffectEvent(options.onEnd)
  const wasPaused = useRef(false)
  useEffect(() => {
    if (isPaused) {
      wasPaused.current = true
      return undefined
    }
    if (!Number.isFinite(lifetimeMs)) return undefined
    const timer = setTimeout(() => onEnd(), wasPaused.current ? afterPauseMs : lifetimeMs)
    return () => clearTimeout(timer)
  }, [isPaused, lifetimeMs, afterPauseMs])
}
