import { useFeature, useGuestCart } from '@cartonnage/react-hooks'
import { catalog } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/rules'
import type { GuestCartLine } from '@cartonnage/sdk/rules'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ToldFailure } from '../failures/told-failure'
import { useToldFailure } from '../failures/use-told-failure'
import { chooseGuestLines, joinGuestGoods } from './guest-goods'
import type { GuestCatalogue, GuestGoods } from './guest-goods'

const nothing = { asked: [], pricesAsked: [], products: [], prices: [] }

interface Known extends GuestCatalogue {
  /** The ids of which prices were asked for. */
  readonly pricesAsked: readonly string[]
}

export interface GuestGoodsView {
  readonly goods: readonly GuestGoods[]
  /** Stored lines beyond those: nothing is known of them. */
  readonly hidden: number
  /** Why not everything is known; what is, is shown, and `retry` asks again. */
  readonly failure: ToldFailure | undefined
  retry(): void
}

/** The guest cart's lines with product and price. Only products that are new in the cart are asked for. */
export function useGuestGoods(): GuestGoodsView {
  const { listProducts, getPrices } = useFeature(catalog)
  const { lines } = useGuestCart()
  const { shown, priced, hidden } = useMemo(() => chooseGuestLines(lines), [lines])
  const [catalogue, setCatalogue] = useState<Known>(nothing)
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<unknown>()
  const wanted = idsOf(shown, catalogue.asked)
  const wantedPrices = idsOf(priced, catalogue.pricesAsked)
  useEffect(() => {
    const [asked, pricesAsked] = [readIds(wanted), readIds(wantedPrices)]
    if (asked.length + pricesAsked.length === 0) return undefined
    const end = new AbortController()
    setError(undefined)
    Promise.all([
      asked.length === 0 ? [] : listProducts(asked, end),
      pricesAsked.length === 0 ? [] : getPrices(pricesAsked, end),
    ]).then(
      ([products, prices]) =>
        setCatalogue((known) => extend(known, { asked, pricesAsked, products, prices })),
      (reason: unknown) => {
        if (!isShopError(reason, 'ABORTED')) setError(reason)
      },
    )
    return () => end.abort()
  }, [listProducts, getPrices, wanted, wantedPrices, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const goods = useMemo(() => joinGuestGoods(shown, catalogue), [shown, catalogue])
  return { goods, hidden, failure: useToldFailure(error), retry }
}

/** The ids of the lines that are not known, as one text. */
const idsOf = (lines: readonly GuestCartLine[], known: readonly string[]): string =>
  lines
    .map(({ productId }) => productId)
    .filter((id) => !known.includes(id))
    .join()

const readIds = (text: string): readonly string[] => (text === '' ? [] : text.split(','))

const extend = (known: Known, more: Known): Known => ({
  asked: [...known.asked, ...more.asked],
  pricesAsked: [...known.pricesAsked, ...more.pricesAsked],
  products: [...known.products, ...more.products],
  prices: [...known.prices, ...more.prices],
})
