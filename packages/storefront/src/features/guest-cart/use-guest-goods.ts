import { useFeature, useGuestCart } from '@cartonnage/react-hooks'
import { catalog } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/rules'
import type { GuestCartLine } from '@cartonnage/sdk/rules'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReportedFailure } from '../failures/reported-failure'
import { useReportedFailure } from '../failures/use-reported-failure'
import { chooseGuestLines, joinGuestGoods } from './guest-goods'
import type { GuestCatalogue, GuestGoods } from './guest-goods'

const nothing = { requested: [], pricesRequested: [], products: [], prices: [] }

interface Loaded extends GuestCatalogue {
  /** The ids of which prices were asked for. */
  readonly pricesRequested: readonly string[]
}

export interface GuestGoodsView {
  readonly goods: readonly GuestGoods[]
  /** Stored lines beyond those: nothing is known of them. */
  readonly hidden: number
  /** Why not everything is known; what is, is shown, and `retry` asks again. */
  readonly failure: ReportedFailure | undefined
  retry(): void
}

/** The guest cart's lines with product and price. Only products that are new in the cart are asked for. */
export function useGuestGoods(): GuestGoodsView {
  const { listProducts, getPrices } = useFeature(catalog)
  const { lines } = useGuestCart()
  const { shown, priced, hidden } = useMemo(() => chooseGuestLines(lines), [lines])
  const [catalogue, setCatalogue] = useState<Loaded>(nothing)
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<unknown>()
  const missing = idsOf(shown, catalogue.requested)
  const missingPrices = idsOf(priced, catalogue.pricesRequested)
  useEffect(() => {
    const [requested, pricesRequested] = [readIds(missing), readIds(missingPrices)]
    if (requested.length + pricesRequested.length === 0) return undefined
    const end = new AbortController()
    setError(undefined)
    Promise.all([
      requested.length === 0 ? [] : listProducts(requested, end),
      pricesRequested.length === 0 ? [] : getPrices(pricesRequested, end),
    ]).then(
      ([products, prices]) =>
        setCatalogue((existing) => extend(existing, { requested, pricesRequested, products, prices })),
      (reason: unknown) => {
        if (!isShopError(reason, 'ABORTED')) setError(reason)
      },
    )
    return () => end.abort()
  }, [listProducts, getPrices, missing, missingPrices, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const goods = useMemo(() => joinGuestGoods(shown, catalogue), [shown, catalogue])
  return { goods, hidden, failure: useReportedFailure(error), retry }
}

/** The ids of the lines that are not known, as one text. */
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
