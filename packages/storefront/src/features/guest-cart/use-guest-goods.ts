import { useGuestCart, useShop } from '@cartonnage/react-hooks'
import { isShopError } from '@cartonnage/sdk/rules'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ToldFailure } from '../failures/told-failure'
import { useToldFailure } from '../failures/use-told-failure'
import { joinGuestGoods } from './guest-goods'
import type { GuestCatalogue, GuestGoods } from './guest-goods'

const nothing: GuestCatalogue = { asked: [], products: [], prices: [] }

export interface GuestGoodsView {
  readonly goods: readonly GuestGoods[]
  /** Why not everything is known; what is, is shown, and `retry` asks again. */
  readonly failure: ToldFailure | undefined
  retry(): void
}

/** The guest cart's lines with product and price. Only products that are new in the cart are asked for. */
export function useGuestGoods(): GuestGoodsView {
  const { catalog } = useShop()
  const { lines } = useGuestCart()
  const [catalogue, setCatalogue] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<unknown>()
  const missing = lines.map(({ productId }) => productId).filter((id) => !catalogue.asked.includes(id))
  const wanted = missing.join()
  useEffect(() => {
    if (wanted === '') return undefined
    const ids = wanted.split(',')
    const end = new AbortController()
    setError(undefined)
    Promise.all([catalog.listProducts(ids, end), catalog.getPrices(ids, end)]).then(
      ([products, prices]) => setCatalogue((known) => extend(known, { asked: ids, products, prices })),
      (reason: unknown) => {
        if (!isShopError(reason, 'ABORTED')) setError(reason)
      },
    )
    return () => end.abort()
  }, [catalog, wanted, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const goods = useMemo(() => joinGuestGoods(lines, catalogue), [lines, catalogue])
  return { goods, failure: useToldFailure(error), retry }
}

const extend = (known: GuestCatalogue, more: GuestCatalogue): GuestCatalogue => ({
  asked: [...known.asked, ...more.asked],
  products: [...known.products, ...more.products],
  prices: [...known.prices, ...more.prices],
})
