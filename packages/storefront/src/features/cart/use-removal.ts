import { isShopError } from '@cartonnage/sdk/rules'
import { useRef, useState } from 'react'
import { useRaise } from '../notifications/use-raise'

/** A line that was just taken out. */
export interface RemovedLine {
  /** Tells one removal from the next. */
  readonly key: number
  readonly name: string
  /** Puts it back as it was. */
  readonly putBack: () => Promise<unknown>
}

export interface Removal {
  readonly removed: RemovedLine | undefined
  /** Name of what was put back last. */
  readonly restored: string | undefined
  readonly note: (line: Omit<RemovedLine, 'key'>) => void
  /** True when it worked; what went wrong is told, and it can be tried again. */
  readonly restore: (line: RemovedLine) => Promise<boolean>
  readonly forget: () => void
}

/** What was taken out of a cart last: it can be put back for a while. */
export function useRemoval(): Removal {
  const [removed, setRemoved] = useState<RemovedLine>()
  const [restored, setRestored] = useState<string>()
  const count = useRef(0)
  const raise = useRaise()
  return {
    removed,
    restored,
    note: (line) => {
      count.current += 1
      setRestored(undefined)
      setRemoved({ ...line, key: count.current })
    },
    restore: async ({ key, name, putBack }) => {
      try {
        await putBack()
      } catch (error) {
        // The page leads to the sign-in then.
        if (!isShopError(error, 'SESSION_ENDED')) raise.error(error)
        return false
      }
      setRemoved((current) => (current?.key === key ? undefined : current))
      setRestored(name)
      return true
    },
    forget: () => setRemoved(undefined),
  }
}
