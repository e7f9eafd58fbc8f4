import { useEffect, useRef, useState } from 'react'

export interface RunningChanges {
  /** Notes a change until it has ended; true when it worked. */
  readonly track: (change: Promise<boolean>) => Promise<boolean>
  readonly areThere: () => boolean
  /** True when all that are under way work. */
  readonly end: () => Promise<boolean>
}

/** The changes of a cart's lines that are under way, from the press on: the client knows of them a little later. */
export function useRunningChanges(): RunningChanges {
  const running = useRef(new Set<Promise<boolean>>())
  const track = (change: Promise<boolean>) => {
    running.current.add(change)
    return change.finally(() => running.current.delete(change))
  }
  return {
    track,
    areThere: () => running.current.size > 0,
    end: async () => (await Promise.all(running.current)).every(Boolean),
  }
}

interface Way {
  readonly changes: RunningChanges
  /** The cart is still being calculated. */
  readonly isMoving: boolean
  /** The form may be sent. */
  readonly isReady: boolean
}

/**
 * For a form that changes keep back: a press meanwhile counts as soon as they have come through. When one was refused it
 * does not, for its line says why.
 */
export function useHeldBack({ changes, isMoving, isReady }: Way) {
  const form = useRef<HTMLFormElement>(null)
  const [held, hold] = useState<'waiting' | 'through'>()
  const goesOn = held === 'through' && isReady
  if (held === 'through' && !isMoving && !isReady) hold(undefined)
  useEffect(() => {
    if (goesOn) form.current?.requestSubmit()
  }, [goesOn])
  const wait = async () => {
    hold('waiting')
    hold((await changes.end()) ? 'through' : undefined)
  }
  /** True where the press has to wait. */
  const press = (): boolean => {
    const waits = changes.areThere()
    if (!waits) hold(undefined)
    else if (held === undefined) void wait()
    return waits
  }
  return { form, isHeld: held !== undefined, press }
}
