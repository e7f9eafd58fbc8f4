import { cart, catalog, quotes } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { largestQuantity, raiseQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule } from '@cartonnage/sdk/rules'
import { requireBuyer } from '../../../shell/data/require-buyer'
import { addDays } from '../../../shell/order-date'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { shopDay } from '../../../shared/delivery-day/shop-day'
import { itemsAsAdded, readCartItem } from '../../../shared/lines/cart-item'
import { readProductAttributes } from '../../../shared/product/product-attributes'

/** One item that an offer is asked for. */
export interface RequestedItem {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  /** The unit of the quantity; undefined for pieces. */
  readonly unit: string | undefined
}

/** What the page is about. */
export type RequestSource =
  | { readonly from: 'cart'; readonly items: readonly RequestedItem[] }
  | { readonly from: 'product'; readonly item: RequestedItem; readonly rule: QuantityRule }
  /** Why no offer can be asked for: there is nothing, the product is not sold, or the cart has an offer already. */
  | { readonly from: 'nothing'; readonly reason: 'lost' | 'lostProduct' | 'fromOffer' }

/** What an offer can be asked for. */
export interface RequestData {
  readonly source: RequestSource
  /** The organisation has no quotes. */
  readonly isUnavailable: boolean
  /** The newest offer, by which a form that is sent twice is recognised; empty for none. */
  readonly newest: string
  /** The first day until which an offer may be valid, `2026-12-02`. */
  readonly firstDay: string
}

export async function loadRequest(args: PageLoaderArgs): Promise<RequestData> {
  await requireBuyer(args)
  const { signal } = args.request
  const [source, list] = await Promise.all([
    loadSource(args),
    shopOf(args).use(quotes).list({ pageSize: 1 }, { signal }),
  ])
  return {
    source,
    isUnavailable: list === null,
    newest: list?.quotes[0]?.id ?? '',
    firstDay: addDays(shopDay(Date.now()), 1),
  }
}

/** What the address names. */
export async function loadSource(args: PageLoaderArgs): Promise<RequestSource> {
  const { searchParams } = new URL(args.request.url)
  if (searchParams.get('from') === 'cart') return await loadCart(args)
  const id = searchParams.get('id') ?? ''
  if (id === '') return { from: 'nothing', reason: 'lost' }
  return await loadProduct(args, { id, quantity: searchParams.get('quantity') ?? '' })
}

/** Not while the platform calculates the cart, for which a server does not wait. */
async function loadCart(args: PageLoaderArgs): Promise<RequestSource> {
  try {
    const found = await shopOf(args).use(cart).load(args.request)
    const items = itemsAsAdded(found?.items ?? [])
    if (items.length === 0) return { from: 'nothing', reason: 'lost' }
    if (items.some(({ quoteLineItemId }) => quoteLineItemId !== null))
      return { from: 'nothing', reason: 'fromOffer' }
    return {
      from: 'cart',
      items: items.map((item) => {
        const { name, attributes } = readCartItem(item)
        const { productId, quantity } = item
        return { productId, name, quantity: Number(quantity), unit: attributes.unit }
      }),
    }
  } catch (error) {
    if (isShopError(error, 'SSR_NO_POLLING')) return { from: 'nothing', reason: 'lost' }
    throw error
  }
}

interface NamedProduct {
  readonly id: string
  readonly quantity: string
}

async function loadProduct(args: PageLoaderArgs, { id, quantity }: NamedProduct): Promise<RequestSource> {
  const [product] = await shopOf(args).use(catalog).listProducts([id], args.request)
  if (product === undefined) return { from: 'nothing', reason: 'lostProduct' }
  const rule = product.purchaseQuantityRule ?? {}
  const { name, unit } = readProductAttributes(product.fields)
  const wanted = /^\d{1,7}$/.test(quantity) ? Math.min(Number(quantity), largestQuantity) : 1
  const item = {
    productId: product.id,
    name: product.name ?? name,
    quantity: raiseQuantity(Math.max(1, wanted), { ...rule, maximum: null }),
    unit,
  }
  return { from: 'product', item, rule }
}
