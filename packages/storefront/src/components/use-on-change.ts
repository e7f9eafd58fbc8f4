import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onChange` after each change of the value, as soon as `isReady`. It is not called for the first value, nor for
 * `undefined`. With `useLocation().key` it is called after each navigation.
 */
export function useOnChange(value: string | undefined, onChange: () => void, isReady = true): void {
  const lastValue = useRef(value)
  const report = useEffectEvent(onChange)
  useEffect(() => {
    if (lastValue.current === value || (value !== undefined && !isReady)) return
    lastValue.current = value
    if (value !== undefined) report()
  }, [value, isReady])
}
