import { useShop, useStore } from '@cartonnage/react-hooks'
import type { AsyncState, Cart } from '@cartonnage/sdk'
import { valueOf } from '@cartonnage/sdk/lazy'
import { useEffect, useState } from 'react'
import { readProductFacts } from './product-facts'

type Names = Readonly<Partial<Record<string, string>>>

const itemsOf = (state: AsyncState<Cart | null>) => valueOf(state)?.items
const noNames: Names = {}

/** Names by product id, as far as the cart on the page or the shop's catalogue knows them. */
export function useProductNames(productIds: readonly string[]): Names {
  const { cart, catalog } = useShop()
  const items = useStore(cart, itemsOf) ?? []
  const [found, setFound] = useState(noNames)
  const held: Names = Object.fromEntries(items.map(({ productId, name }) => [productId, name ?? undefined]))
  const missing = productIds.filter((id) => held[id] === undefined && found[id] === undefined).join()
  useEffect(() => {
    if (missing === '') return undefined
    const end = new AbortController()
    catalog.listProducts(missing.split(','), end).then(
      (products) => {
        const names = products.map(({ id, fields }) => [id, readProductFacts(fields).name] as const)
        setFound((known) => ({ ...known, ...Object.fromEntries(names) }))
      },
      // What cannot be named is told all the same.
      () => undefined,
    )
    return () => end.abort()
  }, [catalog, missing])
  return { ...found, ...held }
}
