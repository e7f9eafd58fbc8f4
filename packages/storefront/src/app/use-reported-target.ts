import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect } from 'react'

/** A target of a server's menu that gives no link only reaches the log [8-9]; once while it stands. */
export function useReportedTarget(target: string | null | undefined, context: string): void {
  const { reportFailure } = useShopClient()
  useEffect(() => {
    if (target) reportFailure(target, context)
  }, [reportFailure, target, context])
}
