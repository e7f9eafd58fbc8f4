import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useState } from 'react'
import { tellFailure } from './tell-failure'
import type { ReportedFailure } from './reported-failure'

/** The words for something that failed in the browser; undefined while there is nothing, or they are on their way. */
export function useReportedFailure(error: unknown): ReportedFailure | undefined {
  const shop = useShopClient()
  const [reported, setReported] = useState<{ readonly error: unknown; readonly failure: ReportedFailure }>()
  useEffect(() => {
    if (error === undefined) return undefined
    let isLeft = false
    void tellFailure(error, { shop, url: location.href }).then((failure) => {
      if (!isLeft) setReported({ error, failure })
    })
    return () => {
      isLeft = true
    }
  }, [error, shop])
  return reported?.error === error ? reported?.failure : undefined
}
