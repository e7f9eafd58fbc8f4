import { cart, catalog, orders } from '@cartonnage/sdk'
import type { ListLine } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { largestQuantity } from '@cartonnage/sdk/rules'
import { isUnknownOrder } from '../../../shared/order/data/order-loader'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'

/** What the visitor wants to save on a list. */
export interface Source {
  readonly from: 'cart' | 'order' | 'product'
  /** The number of the order, or the name of the product. */
  readonly name: string
  readonly lines: readonly ListLine[]
  /** When the page was made, ISO 8601. */
  readonly now: string
}

/** What the address of the page names; null for nothing, and for what is not there. */
export async function loadSource(args: PageLoaderArgs): Promise<Source | null> {
  const { searchParams } = new URL(args.request.url)
  const from = searchParams.get('from')
  const id = searchParams.get('id') ?? ''
  if (from === 'cart') return await loadCart(args)
  if (from === 'order') return await loadOrder(args, id)
  return from === 'product' ? await loadProduct(args, { id, quantity: searchParams.get('quantity') }) : null
}

const orNull = (source: Omit<Source, 'now'>): Source | null =>
  source.lines.length === 0 ? null : { ...source, now: new Date().toISOString() }

/** Not while the platform calculates the cart, for which a server does not wait. */
async function loadCart(args: PageLoaderArgs): Promise<Source | null> {
  try {
    const found = await shopOf(args).use(cart).load(args.request)
    const lines = (found?.items ?? []).map(({ productId, quantity }) => toLine(productId, quantity))
    return orNull({ from: 'cart', name: '', lines: lines.flat() })
  } catch (error) {
    if (isShopError(error, 'SSR_NO_POLLING')) return null
    throw error
  }
}

async function loadOrder(args: PageLoaderArgs, id: string): Promise<Source | null> {
  try {
    const { items, orderReferenceNumber } = await shopOf(args).use(orders).get(id, args.request)
    const lines = items.flatMap(({ productId, quantity }) => toLine(productId, quantity))
    return orNull({ from: 'order', name: orderReferenceNumber ?? id, lines })
  } catch (error) {
    if (isUnknownOrder(error)) return null
    throw error
  }
}

interface NamedProduct {
  readonly id: string
  readonly quantity: string | null
}

async function loadProduct(args: PageLoaderArgs, { id, quantity }: NamedProduct): Promise<Source | null> {
  const [product] = await shopOf(args).use(catalog).listProducts([id], args.request)
  if (product === undefined) return null
  const [line] = toLine(product.id, quantity ?? '')
  const lines = [line ?? { productId: product.id, quantity: null }]
  return orNull({ from: 'product', name: product.name ?? product.fields.Name ?? '', lines })
}

/** A quantity that no list can hold is left open. */
function toLine(productId: string | null, quantity: number | string | null): readonly ListLine[] {
  if (productId === null) return []
  const number = Number(quantity)
  const isWhole = Number.isInteger(number) && number > 0 && number <= largestQuantity
  return [{ productId, quantity: isWhole ? number : null }]
}
