import { useQuickOrder } from '@cartonnage/react-hooks'
import type { QuickOrderView } from '@cartonnage/react-hooks'
import { useEffect } from 'react'

export interface OrderWorkProps {
  /** Gets the work at first, and whenever the list that is being added has changed. */
  readonly onChange: (work: QuickOrderView) => void
}

/** What checks and adds lists: the calls behind it are fetched once the page is there. Shows nothing. */
export function OrderWork({ onChange }: OrderWorkProps) {
  const work = useQuickOrder()
  useEffect(() => {
    onChange(work)
    // The functions stay the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [work.run, onChange])
  return null
}
