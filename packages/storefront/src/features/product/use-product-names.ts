import { useShopClient } from '@cartonnage/react-hooks'
import { cartKey, catalog, valueOf } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { useEffect, useRef, useState } from 'react'
import { readProductAttributes } from './product-attributes'

/** What a sentence may call a product. */
interface ProductName {
  /** Absent where neither the cart nor the catalogue knows the product, or not in time. */
  readonly name?: string | undefined
  /** The name came when the sentence had been said without it. */
  readonly isLate: boolean
}

/** By product id; absent as long as the sentence is to wait. */
type ProductNames = Readonly<Partial<Record<string, ProductName>>>

type Names = Readonly<Partial<Record<string, string>>>

const noNames: ProductNames = {}

/** How long a sentence waits for the name of a product, in ms. */
const patienceMs = 2000

/**
 * What sentences may call products, as far as the cart on the page or the shop's catalogue knows them. A product is
 * there once its sentence can be said, after 2 s without a name, and those that were asked for together come together:
 * so that a screen reader hears a sentence once.
 */
export function useProductNames(productIds: readonly string[]): ProductNames {
  const shop = useShopClient()
  const [existing, setExisting] = useState(noNames)
  const requested = useRef(new Set<string>())
  const ids = productIds.join()
  useEffect(() => {
    const missing = ids.split(',').filter((id) => id !== '' && !requested.current.has(id))
    for (const id of missing) requested.current.add(id)
    if (missing.length === 0) return
    void giveNames(missing, shop, (names) => setExisting((others) => ({ ...others, ...names })))
  }, [shop, ids])
  return existing
}

/** Gives what there is in time, and once more what comes after that. */
async function giveNames(ids: readonly string[], shop: Client, give: (names: ProductNames) => void) {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    give(Object.fromEntries(ids.map((id) => [id, { isLate: false }])))
  }, patienceMs)
  const names = await findNames(ids, shop)
  clearTimeout(timer)
  give(Object.fromEntries(ids.map((id) => [id, { name: names[id], isLate }])))
}

async function findNames(ids: readonly string[], shop: Client): Promise<Names> {
  const held = namesInCart(shop)
  const missing = ids.filter((id) => held[id] === undefined)
  if (missing.length === 0) return held
  const listed = await shop
    .use(catalog)
    .listProducts(missing)
    .then((products) => products.map(({ id, fields }) => [id, readProductAttributes(fields).name] as const))
    // What cannot be named is told all the same.
    .catch(() => [])
  return { ...Object.fromEntries(listed), ...held, ...namesInCart(shop) }
}

function namesInCart({ loaded }: Client): Names {
  const items = valueOf(loaded(cartKey).getSnapshot())?.items ?? []
  return Object.fromEntries(items.flatMap(({ productId, name }) => (name ? [[productId, name]] : [])))
}
