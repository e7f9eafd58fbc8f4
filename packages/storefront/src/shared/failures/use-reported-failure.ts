import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useState } from 'react'
import { loadReportedFailure } from './load-reported-failure'
import type { ReportedFailure } from '../../shell/reported-failure'

/** The texts for a failure in the browser; undefined without a failure, and while they are being loaded. */
export function useReportedFailure(error: unknown): ReportedFailure | undefined {
  const shop = useShopClient()
  const [reported, setReported] = useState<{ readonly error: unknown; readonly failure: ReportedFailure }>()
  useEffect(() => {
    if (error === undefined) return undefined
    let isOutdated = false
    void loadReportedFailure(error, { shop, url: location.href }).then((failure) => {
      if (!isOutdated) setReported({ error, failure })
    })
    return () => {
      isOutdated = true
    }
  }, [error, shop])
  return reported?.error === error ? reported?.failure : undefined
}
