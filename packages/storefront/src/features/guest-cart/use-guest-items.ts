import { useGuestCart, useShopClient } from '@cartonnage/react-hooks'
import { isShopError } from '@cartonnage/sdk/rules'
import type { GuestCartLine } from '@cartonnage/sdk/rules'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReportedFailure } from '../../shell/reported-failure'
import { useWhenOnline } from '../../shell/use-when-online'
import { useReportedFailure } from '../failures/use-reported-failure'
import { chooseGuestLines, joinGuestItems } from './guest-items'
import type { GuestCatalogue, GuestItem } from './guest-items'

const nothing = { requested: [], pricesRequested: [], products: [], prices: [] }

interface Loaded extends GuestCatalogue {
  /** The ids whose prices were requested. */
  readonly pricesRequested: readonly string[]
}

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
  const { visible, priced, hidden } = useMemo(() => chooseGuestLines(lines), [lines])
  const [catalogue, setCatalogue] = useState<Loaded>(nothing)
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<unknown>()
  const missing = idsOf(visible, catalogue.requested)
  const missingPrices = idsOf(priced, catalogue.pricesRequested)
  useEffect(() => {
    const [requested, pricesRequested] = [readIds(missing), readIds(missingPrices)]
    if (requested.length + pricesRequested.length === 0) return undefined
    const abort = new AbortController()
    setError(undefined)
    import('./load-guest-products')
      .then(({ loadGuestProducts }) => loadGuestProducts(shop, { requested, pricesRequested }, abort.signal))
      .then(
        (loaded) => setCatalogue((existing) => extend(existing, loaded)),
        (reason: unknown) => {
          if (!isShopError(reason, 'ABORTED')) setError(reason)
        },
      )
    return () => abort.abort()
  }, [shop, missing, missingPrices, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useWhenOnline(error !== undefined, retry)
  const items = useMemo(() => joinGuestItems(visible, catalogue), [visible, catalogue])
  return { items, hidden, failure: useReportedFailure(error), retry }
}

/** The ids of lines that are not loaded yet, as one text. */
const idsOf = (lines: readonly GuestCartLine[], existing: readonly string[]): string =>
  lines
    .map(({ productId }) => productId)
    .filter((id) => !existing.includes(id))
    .join()

const readIds = (text: string): readonly string[] => (text === '' ? [] : text.split(','))

const extend = (existing: Loaded, more: Loaded): Loaded => ({
  requested: [...existing.requested, ...more.requested],
  pricesRequested: [...existing.pricesRequested, ...more.pricesRequested],
  products: [...existing.products, ...more.products],
  prices: [...existing.prices, ...more.prices],
})
