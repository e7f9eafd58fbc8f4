import { useRef, useState } from 'react'

/** A line that was just taken out. */
export interface RemovedLine {
  /** Tells one removal from the next. */
  readonly key: number
  readonly name: string
  /** Puts it back as it was; true when that worked. */
  readonly putBack: () => Promise<boolean>
}

export interface Removal {
  readonly removed: RemovedLine | undefined
  /** Name of what was put back last. */
  readonly restored: string | undefined
  readonly note: (line: Omit<RemovedLine, 'key'>) => void
  readonly restore: (line: RemovedLine) => Promise<void>
  readonly forget: () => void
}

/** What was taken out of a cart last: it can be put back for a while. */
export function useRemoval(): Removal {
  const [removed, setRemoved] = useState<RemovedLine>()
  const [restored, setRestored] = useState<string>()
  const count = useRef(0)
  return {
    removed,
    restored,
    note: (line) => {
      count.current += 1
      setRestored(undefined)
      setRemoved({ ...line, key: count.current })
    },
    restore: async ({ key, name, putBack }) => {
      const worked = await putBack()
      setRemoved((present) => (present?.key === key ? undefined : present))
      if (worked) setRestored(name)
    },
    forget: () => setRemoved(undefined),
  }
}
