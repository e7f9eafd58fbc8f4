import { useGuestCart, useShop } from '@cartonnage/react-hooks'
import { isShopError } from '@cartonnage/sdk/rules'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { joinGuestGoods } from './guest-goods'
import type { GuestCatalogue, GuestGoods } from './guest-goods'

const nothing: GuestCatalogue = { asked: [], products: [], prices: [] }

export interface GuestGoodsView {
  readonly goods: readonly GuestGoods[]
  /** The platform did not answer; what is known is shown, `retry` asks again. */
  readonly hasFailed: boolean
  retry(): void
}

/** The guest cart's lines with product and price. Only products that are new in the cart are asked for. */
export function useGuestGoods(): GuestGoodsView {
  const { catalog } = useShop()
  const { lines } = useGuestCart()
  const [catalogue, setCatalogue] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const missing = lines.map(({ productId }) => productId).filter((id) => !catalogue.asked.includes(id))
  const wanted = missing.join()
  useEffect(() => {
    if (wanted === '') return undefined
    const ids = wanted.split(',')
    const end = new AbortController()
    setFailed(false)
    Promise.all([catalog.listProducts(ids, end), catalog.getPrices(ids, end)]).then(
      ([products, prices]) => setCatalogue((known) => extend(known, { asked: ids, products, prices })),
      (error: unknown) => {
        if (!isShopError(error, 'ABORTED')) setFailed(true)
      },
    )
    return () => end.abort()
  }, [catalog, wanted, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const goods = useMemo(() => joinGuestGoods(lines, catalogue), [lines, catalogue])
  return { goods, hasFailed, retry }
}

const extend = (known: GuestCatalogue, more: GuestCatalogue): GuestCatalogue => ({
  asked: [...known.asked, ...more.asked],
  products: [...known.products, ...more.products],
  prices: [...known.prices, ...more.prices],
})
