import { useShopClient } from '@cartonnage/react-hooks'
import { cartKey, valueOf } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { useEffect, useRef, useState } from 'react'

/** The name of a product in an announcement. */
interface ProductName {
  /** Absent where neither cart nor catalogue know the product, or not in time. */
  readonly name?: string | undefined
  /** Of the catalogue; absent where the cart alone knows the product. */
  readonly unit?: string | undefined
  /** The name arrived after the timeout. */
  readonly isLate: boolean
}

/** By product id; absent while the announcement has to wait. */
type ProductNames = Readonly<Partial<Record<string, ProductName>>>

type Names = Readonly<Partial<Record<string, Omit<ProductName, 'isLate'>>>>

const noNames: ProductNames = {}

/** How long an announcement waits for a product's name, in ms. */
const nameTimeoutMs = 2000

/**
 * Names of products for announcements, from the loaded cart or the catalogue. A product has an entry once it can be
 * announced: with its name, or after 2 s without. Products requested together get their entries together, so that
 * screen readers announce them once.
 */
export function useProductNames(productIds: readonly string[]): ProductNames {
  const shop = useShopClient()
  const [productNames, setProductNames] = useState(noNames)
  const requested = useRef(new Set<string>())
  const ids = productIds.join()
  useEffect(() => {
    const missing = ids.split(',').filter((id) => id !== '' && !requested.current.has(id))
    for (const id of missing) requested.current.add(id)
    if (missing.length === 0) return
    void deliverNames(missing, shop, (names) => setProductNames((others) => ({ ...others, ...names })))
  }, [shop, ids])
  return productNames
}

/** Delivers entries without names after the timeout, and the names when they arrive. */
async function deliverNames(ids: readonly string[], shop: Client, deliver: (names: ProductNames) => void) {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    deliver(Object.fromEntries(ids.map((id) => [id, { isLate: false }])))
  }, nameTimeoutMs)
  const names = await findNames(ids, shop)
  clearTimeout(timer)
  deliver(Object.fromEntries(ids.map((id) => [id, { ...names[id], isLate }])))
}

async function findNames(ids: readonly string[], shop: Client): Promise<Names> {
  const inCart = namesInCart(shop)
  const missing = ids.filter((id) => inCart[id] === undefined)
  if (missing.length === 0) return inCart
  // Without names, the announcement is made all the same.
  const listed = await listNames(missing, shop).catch(() => ({}))
  return { ...listed, ...inCart, ...namesInCart(shop) }
}

/** With code that is fetched when it is used: most announcements are about products of the cart. */
async function listNames(ids: readonly string[], shop: Client): Promise<Names> {
  const { listProductNames } = await import('../product/data/list-product-names')
  return listProductNames(ids, shop)
}

function namesInCart({ loaded }: Client): Names {
  const items = valueOf(loaded(cartKey).getSnapshot())?.items ?? []
  return Object.fromEntries(items.flatMap(({ productId, name }) => (name ? [[productId, { name }]] : [])))
}
