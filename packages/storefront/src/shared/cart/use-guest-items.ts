import { useFeature, useGuestCart, useShopClient, useStore } from '@cartonnage/react-hooks'
import { guestCatalogueKey, guestItems } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { shownGuestLines } from '@cartonnage/sdk/rules'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReportedFailure } from '../../shell/reported-failure'
import { useWhenOnline } from '../../shell/use-when-online'
import { useReportedFailure } from '../failures/use-reported-failure'
import { toGuestItem } from './guest-items'
import type { GuestItem } from './guest-items'

export interface GuestItemsView {
  readonly items: readonly GuestItem[]
  /** Number of stored lines that are not visible. */
  readonly hidden: number
  /** Why not everything could be loaded; `retry` tries again. */
  readonly failure: ReportedFailure | undefined
  retry(): void
}

/** The guest cart's lines with products and prices. Loads only what is new in the cart. */
export function useGuestItems(): GuestItemsView {
  const shop = useShopClient()
  const { lines } = useGuestCart()
  const all = useStore(useFeature(guestItems))
  const state = useStore(shop.loaded(guestCatalogueKey))
  const [error, setError] = useState<unknown>()
  const retry = useCallback(() => {
    setError(undefined)
    import('../product/data/load-guest-products')
      .then(({ loadGuestProducts }) => loadGuestProducts(shop))
      .catch((reason: unknown) => {
        // The state has what failed on the platform; the rest is code that cannot be fetched.
        if (!isShopError(reason)) setError(reason)
      })
  }, [shop])
  const isIncomplete = all.some(({ kind }) => kind === 'waiting')
  useEffect(() => {
    if (isIncomplete) retry()
  }, [isIncomplete, lines, retry])
  const failed = error ?? (state.status === 'failed' ? state.error : undefined)
  useWhenOnline(failed !== undefined, retry)
  const items = useMemo(() => all.slice(0, shownGuestLines).map(toGuestItem), [all])
  return { items, hidden: all.length - items.length, failure: useReportedFailure(failed), retry }
}
