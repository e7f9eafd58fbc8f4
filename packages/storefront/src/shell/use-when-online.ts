import { useEffect, useEffectEvent } from 'react'

/** Runs when the browser has a connection again, as long as something waits for it. */
export function useWhenOnline(isWaiting: boolean, run: () => void): void {
  const onOnline = useEffectEvent(run)
  useEffect(() => {
    if (!isWaiting) return undefined
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [isWaiting])
}
