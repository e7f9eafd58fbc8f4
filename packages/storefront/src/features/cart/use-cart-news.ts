import { useEffect, useRef, useState } from 'react'

/** A line whose quantity was changed. */
export interface ChangedLine {
  readonly id: string
  /** What became of the typed quantity, where it was raised or lowered. */
  readonly message?: string | undefined
}

export interface CartNewsOptions {
  /** A change is under way, or the sums are. */
  readonly isMoving: boolean
  /** The sentence on the lines, in the order of their changes, each once. */
  readonly tell: (lines: readonly ChangedLine[]) => string
}

export interface CartNews {
  /** Notes that a line was changed. */
  readonly note: (line: ChangedLine) => void
  /** What to tell; it changes once for changes that follow each other closely. */
  readonly sentence: string
}

/** So long nothing may change before what was changed is told, in ms: longer than between two presses of a button. */
const settleMs = 600

/** One sentence for each settled change of a cart, for those who do not see its lines and sums change. */
export function useCartNews({ isMoving, tell }: CartNewsOptions): CartNews {
  const [changed, setChanged] = useState<readonly ChangedLine[]>([])
  const [sentence, setSentence] = useState('')
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    if (changed.length === 0 || isMoving) return undefined
    const timer = setTimeout(() => {
      setSentence(latest.current(changed))
      setChanged([])
    }, settleMs)
    return () => clearTimeout(timer)
  }, [changed, isMoving])
  return {
    note: (line) => setChanged((existing) => [...existing.filter(({ id }) => id !== line.id), line]),
    sentence,
  }
}
