import { catalog, quotes, vat } from '@cartonnage/sdk'
import type { Client, QuoteDetail } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { data } from 'react-router-dom'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { shopDay } from '../../../shared/delivery-day/shop-day'
import { readProductAttributes } from '../../../shared/product/product-attributes'
import type { ProductAttributes } from '../../../shared/product/product-attributes'

/** An offer with what its page shows of its products. */
export interface OfferData {
  /** Null where it is not this account's. */
  readonly offer: QuoteDetail | null
  /** The organisation has no quotes. */
  readonly isUnavailable: boolean
  /** The attributes of the products, by id; one that is no longer sold is missing. */
  readonly products: Readonly<Partial<Record<string, ProductAttributes>>>
  /** VAT rate as a fraction. */
  readonly rate: number
  /** Today at the shop, `2026-12-01`. */
  readonly today: string
}

/** The offer of the address; 404 without it. */
export async function loadOffer(args: PageLoaderArgs) {
  await requireBuyer(args)
  const shop = shopOf(args)
  const { signal } = args.request
  const { read, list } = shop.use(quotes)
  const offer = await read(args.params.id ?? '', { signal }).catch(nullForImpossibleId)
  const isUnavailable = offer === null && (await list({ pageSize: 1 }, { signal })) === null
  const products = offer === null ? {} : await loadProducts(shop, offer, signal)
  const { vatRate } = shop.use(vat).getSnapshot()
  return data<OfferData>(
    { offer, isUnavailable, products, rate: vatRate, today: shopDay(Date.now()) },
    { status: offer === null && !isUnavailable ? 404 : 200 },
  )
}

/** An address that nobody has an offer at. */
function nullForImpossibleId(error: unknown): null {
  if (isShopError(error, 'INVALID_OPTION')) return null
  if (isResponseError(error) && [400, 403].includes(error.status)) return null
  throw error
}

/** Not what the offer is about: without the drawings the page is still whole. */
async function loadProducts(shop: Client, { lines }: QuoteDetail, signal: AbortSignal) {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  if (ids.length === 0) return {}
  try {
    const products = await shop.use(catalog).listProducts(ids, { signal })
    return Object.fromEntries(products.map(({ id, fields }) => [id, readProductAttributes(fields)]))
  } catch (error) {
    if (isShopError(error, 'SESSION_ENDED')) throw error
    shop.reportFailure(error, 'the drawings of an offer')
    return {}
  }
}
