import { cart, orders } from '@cartonnage/sdk'
import type { Cart, Client } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { isSameRecordId, readPrintFiles } from '@cartonnage/sdk/rules'
import type { ReorderAddition, ReorderItem } from '@cartonnage/sdk/rules'
import { notFound } from '../../../shell/not-found'
import { paths } from '../../../shell/paths'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageActionArgs, PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import type { Order } from '../../../shared/order-facts/order'
import { isUnknownOrder } from '../../../shared/order/data/order-loader'
import { listSoldProducts } from '../../../shared/product/data/list-sold-products'
import type { ListedProduct } from '../../../shared/product/listed-product'

/** An order with what is sold of it today. */
export interface ReorderData {
  readonly number: string
  /** The address of the order's page. */
  readonly path: string
  readonly createdDate: string | null
  readonly items: readonly ReorderItem[]
  /** Names of the files that these items were printed from. */
  readonly printFiles: readonly string[]
  /** The products of the items, and the successors of those that are gone. */
  readonly products: readonly ListedProduct[]
  /** What the cart holds of these products; null while the platform calculates it. */
  readonly held: readonly ReorderAddition[] | null
  /** Ids of products of which a change is still under way or being checked: the cart is shown as it is meant to become. */
  readonly open: readonly string[]
}

/**
 * Loads the order of the address with today's products and prices, or its one item that `?item` names. 404 for an unknown
 * order, or another buyer's.
 */
export async function loadReorder(args: PageLoaderArgs | PageActionArgs): Promise<ReorderData> {
  await requireBuyer(args)
  const shop = shopOf(args)
  const { signal, url } = args.request
  const id = args.params.id ?? ''
  const [order, current] = await Promise.all([
    shop.use(orders).get(id, { signal }).catch(notFoundWhenUnknown),
    loadCart(shop, signal),
  ])
  const items = chooseItems(order, new URL(url).searchParams.get('item'))
  const products = await loadProducts(shop, items, signal)
  return {
    number: order.orderReferenceNumber ?? id,
    path: paths.order(order.orderReferenceNumber ?? id),
    createdDate: order.createdDate,
    items,
    printFiles: readPrintFiles(order.customFields).flatMap(({ productId, name }) =>
      items.some((item) => item.productId === productId) ? [name] : [],
    ),
    products,
    ...readHeld(current, products),
  }
}

/** Undefined while the platform calculates the cart, for which a server does not wait. */
function readHeld(
  current: Cart | null | undefined,
  products: readonly ListedProduct[],
): Pick<ReorderData, 'held' | 'open'> {
  if (current === undefined) return { held: null, open: [] }
  const { items = [], pending = {} } = current ?? {}
  const isWanted = (productId: string) => products.some(({ id }) => isSameRecordId(id, productId))
  return {
    held: items
      .filter(({ productId }) => isWanted(productId))
      .map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) })),
    // A new line is named by its product.
    open: Object.keys(pending).map(
      (key) => items.find(({ cartItemId }) => cartItemId === key)?.productId ?? key,
    ),
  }
}

function notFoundWhenUnknown(error: unknown): never {
  if (isUnknownOrder(error)) return notFound()
  throw error
}

function chooseItems({ items }: Order, only: string | null): readonly ReorderItem[] {
  const chosen = items.filter(
    ({ productId }) => only === null || (productId !== null && isSameRecordId(productId, only)),
  )
  if (only !== null && chosen.length === 0) return notFound()
  return chosen.map(({ productId, name, sku, quantity, unitPrice }) => ({
    productId,
    name,
    sku,
    quantity,
    unitPrice,
  }))
}

async function loadCart({ use }: Client, signal: AbortSignal): Promise<Cart | null | undefined> {
  try {
    return await use(cart).load({ signal })
  } catch (error) {
    if (isShopError(error, 'SSR_NO_POLLING')) return undefined
    throw error
  }
}

/** A successor may be gone as well, but not for ever. */
const maximumSuccessions = 3

async function loadProducts(
  shop: Client,
  items: readonly ReorderItem[],
  signal: AbortSignal,
): Promise<readonly ListedProduct[]> {
  const found: ListedProduct[] = []
  let wanted = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  for (let round = 0; round <= maximumSuccessions && wanted.length > 0; round += 1) {
    found.push(...(await listSoldProducts(shop, wanted, { signal })))
    wanted = found
      .flatMap(({ attributes }) => (attributes.stock === 0 ? (attributes.successorId ?? []) : []))
      .filter((id) => found.every((product) => !isSameRecordId(product.id, id)))
  }
  return found
}
