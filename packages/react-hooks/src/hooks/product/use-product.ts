import { catalog, type ShopError } from '@cartonnage/sdk'
import type { Product } from '@cartonnage/sdk/contract'
import type { PriceTier } from '@cartonnage/sdk/rules'
import { useCallback, useEffect, useState } from 'react'
import { useFeature } from '../../shop-provider'
import { useAction } from '../../use-action'
import { useSession } from '../../use-session'

/** A product with its prices. */
export interface ProductView {
  /** The platform's record, with the fields that the shop displays; `undefined` until loaded. */
  readonly product: Product | undefined
  /** Net prices of this shopper, smallest quantity first; none until loaded, and where the price is on request. */
  readonly tiers: readonly PriceTier[]
  /** True while it is being loaded, also again. */
  readonly isLoading: boolean
  /** Why it could not be loaded: a `RESPONSE` with status 404 where the shop does not sell it. */
  readonly error: ShopError | undefined
  /** Loads it again. */
  readonly reload: () => Promise<void>
}

/**
 * A product and its prices, loaded when the component mounts, for another id, and when another buyer signs in, whose prices
 * may differ.
 */
export function useProduct(productId: string): ProductView {
  const { getProduct, getPrice } = useFeature(catalog)
  const { session } = useSession()
  const buyer = [session?.userId, session?.effectiveAccountName].join()
  const key = `${productId} ${buyer}`
  const [loaded, setLoaded] = useState<{ key: string; product: Product; tiers: readonly PriceTier[] }>()
  const load = useCallback(async () => {
    const [product, { tiers }] = await Promise.all([getProduct(productId), getPrice(productId)])
    setLoaded({ key, product, tiers: tiers ?? [] })
  }, [getProduct, getPrice, productId, key])
  const { run, isPending, error } = useAction(load)
  const reload = useCallback(async () => void (await run()), [run])
  useEffect(() => void reload(), [reload])
  const current = loaded?.key === key ? loaded : undefined
  return {
    product: current?.product,
    tiers: current?.tiers ?? [],
    isLoading: isPending || (current === undefined && error === undefined),
    error,
    reload,
  }
}
