import { useCallback, useEffect, useRef, useState } from 'react'

export interface RunningChanges {
  /** Keeps track of a change until it has ended; true when it worked. Always the same function. */
  readonly track: (change: Promise<boolean>) => Promise<boolean>
  readonly hasAny: () => boolean
  /** Waits for all running changes; true when all of them worked. */
  readonly settle: () => Promise<boolean>
}

/** The running changes of a cart's lines, from the click on: the client knows of them a little later. */
export function useRunningChanges(): RunningChanges {
  const running = useRef(new Set<Promise<boolean>>())
  const track = useCallback((change: Promise<boolean>) => {
    running.current.add(change)
    return change.finally(() => running.current.delete(change))
  }, [])
  return {
    track,
    hasAny: () => running.current.size > 0,
    settle: async () => (await Promise.all(running.current)).every(Boolean),
  }
}

interface DeferredSubmitOptions {
  readonly changes: RunningChanges
  /** The cart is still being calculated. */
  readonly isUpdating: boolean
  /** The form may be submitted. */
  readonly isReady: boolean
}

/**
 * For a form that running changes block: a click meanwhile submits it as soon as they are done. If one was refused,
 * the form is not submitted: the line says why.
 */
export function useDeferredSubmit({ changes, isUpdating, isReady }: DeferredSubmitOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [phase, setPhase] = useState<'waiting' | 'done'>()
  const isDue = phase === 'done' && isReady
  if (phase === 'done' && !isUpdating && !isReady) setPhase(undefined)
  useEffect(() => {
    if (isDue) form.current?.requestSubmit()
  }, [isDue])
  const wait = async () => {
    setPhase('waiting')
    setPhase((await changes.settle()) ? 'done' : undefined)
  }
  /** True where the click has to wait. */
  const defer = (): boolean => {
    const isBlocked = changes.hasAny()
    if (!isBlocked) setPhase(undefined)
    else if (phase === undefined) void wait()
    return isBlocked
  }
  return { form, isWaiting: phase !== undefined, defer }
}
