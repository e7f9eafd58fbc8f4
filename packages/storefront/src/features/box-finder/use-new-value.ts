import { useEffect, useRef } from 'react'

interface NewValueOptions {
  readonly isReady: boolean
  readonly call: () => void
}

/** Calls for each further value, as soon as it is ready; what is there at the beginning is not new. */
export function useNewValue(value: string | undefined, { isReady, call }: NewValueOptions): void {
  const existing = useRef(value)
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => {
    if (existing.current === value || (value !== undefined && !isReady)) return
    existing.current = value
    if (value !== undefined) latest.current()
  }, [value, isReady])
}
