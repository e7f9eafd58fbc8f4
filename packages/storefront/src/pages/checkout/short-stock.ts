import { catalog, shopContext } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { keepSizesTogether, readCartItem } from '../../shared/lines/cart-item'
import type { CartItem } from '../../shared/lines/cart-item'
import { keepStockLeft } from '../../shared/cart/stock-left'
import { readProductAttributes } from '../../shared/product/product-attributes'
import { blocksOrder, shortageOf } from '../../shared/product/stock'
import { loadShopperCart } from './data/load-shopper-cart'

/** A line of the cart that the stock no longer covers. */
export interface ShortLine {
  readonly cartItemId: string
  readonly productId: string
  readonly name: string
  readonly quantity: number
  /** The most that can be ordered now; 0 for nothing. */
  readonly left: number
  /** What other orders hold of the product at the moment. */
  readonly held: number
}

/** Why a checkout is short of stock, as plain data. */
export interface ShortStock {
  readonly lines: readonly ShortLine[]
  /** How long an order holds its stock at most, in seconds; absent where the shop's settings do not say it. */
  readonly seconds?: number
}

/** The lines of the cart that are short, as the platform has them now: a cart knows what other orders hold. */
export async function findShortLines(shop: Client): Promise<readonly ShortLine[]> {
  const cart = await loadShopperCart(shop)
  const short = readShortLines(cart?.items ?? [])
  if (short.length === 0) return []
  const products = await shop.use(catalog).listProducts([...new Set(short.map(({ productId }) => productId))])
  const stocks = new Map(products.map(({ id, fields }) => [id, readProductAttributes(fields).stock]))
  return short.map(({ inStock, ...line }) => ({
    ...line,
    held: Math.max(0, (stocks.get(line.productId) ?? inStock) - inStock),
  }))
}

/** What a failed checkout says of its stock, kept for the cart; undefined where that cannot be found out, or has changed again. */
export async function findShortStock(shop: Client): Promise<ShortStock | undefined> {
  try {
    const [lines, seconds] = await Promise.all([findShortLines(shop), readReservationTime(shop)])
    keepStockLeft(shop, lines)
    return lines.length === 0 ? undefined : { lines, ...(seconds && { seconds }) }
  } catch (error) {
    shop.reportFailure(error, 'what is short in stock')
    return undefined
  }
}

async function readReservationTime(shop: Client): Promise<number | undefined> {
  const { inventoryConfiguration } = await shop.use(shopContext).getApplication()
  return inventoryConfiguration?.inventoryDefaultSource?.reservationInSeconds ?? undefined
}

/** Lines of the same product share its stock, the first ones first. */
function readShortLines(items: readonly CartItem[]) {
  const rest = new Map<string, number>()
  return items.flatMap((item) => {
    const { cartItemId, productId } = item
    const { attributes, rule, name } = readCartItem(item)
    const { stock: inStock, status, nextSupply } = attributes
    if (inStock === undefined) return []
    const quantity = Number(item.quantity)
    const stock = rest.get(productId) ?? inStock
    const found = shortageOf({ status, stock, ...(nextSupply && { nextSupply }) }, { quantity, rule })
    // The rest of the others is delivered later.
    const shortage = found && blocksOrder(found) ? found : undefined
    const left = shortage === undefined ? quantity : (shortage.largestQuantity ?? 0)
    rest.set(productId, Math.max(0, stock - left))
    if (shortage === undefined) return []
    return [
      {
        cartItemId,
        productId,
        name: keepSizesTogether(name),
        quantity,
        left,
        inStock,
      },
    ]
  })
}
