import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect } from 'react'

/** Reports a menu target that gives no link, once as long as it is unchanged. */
export function useReportedTarget(target: string | null | undefined, context: string): void {
  const { reportFailure } = useShopClient()
  useEffect(() => {
    if (target) reportFailure(target, context)
  }, [reportFailure, target, context])
}
