import type { FeatureContext } from '../client/client'
import type { Product } from '../contract/catalog/product'
import type { ProductPrice } from '../contract/catalog/product-price'
import { isSameRecordId } from '../record-id'
import { maximumGuestCartLines } from '../rules/cart/quantity-limits'
import type { ReorderProduct } from '../rules/orders/plan-addition'
import { checkOrderRows } from '../rules/quick-order/check-order-rows'
import type { CheckedRow } from '../rules/quick-order/checked-row'
import { articleNumberKey, type OrderRow } from '../rules/quick-order/order-row'
import { readRow } from '../rules/quick-order/read-row'
import { findItems, findSuccessors, numberOf, type FoundItems } from './find-items'
import { findNearest } from './find-nearest'
import type { ProgressOptions } from './in-rounds'
import { toOrderableProduct } from './orderable-product'
import { readHeld } from './run-cart'

/** An order list with what will become of it, as of now. */
export interface CheckedOrder {
  /** Every row, in the order of the list. */
  readonly rows: readonly CheckedRow[]
  /** The products that rows name, and the successors of those that are gone. */
  readonly products: readonly Product[]
  /** Their prices, all null where the price is on request. */
  readonly prices: readonly ProductPrice[]
}

/** Looks up every number of a list, and says what will become of each row. */
export async function checkRows(
  client: FeatureContext,
  rows: readonly OrderRow[],
  options: ProgressOptions = {},
): Promise<CheckedOrder> {
  const inCart = await readHeld(client, options)
  const numbers = numbersOf(client, rows)
  const found = await findItems(client, [...numbers.values()], options)
  const items = toItems(found)
  const unknown = [...numbers.keys()].filter((key) => !items.has(key) && !found.notSold.has(key))
  const [successors, nearest] = await Promise.all([
    findSuccessors(client, found.products, options),
    findNearest(client, unknown, options),
  ])
  const { notSold } = found
  const catalogue = { items, notSold, nearest, inCart, maximumLines: maximumGuestCartLines }
  return {
    rows: checkOrderRows(rows, { ...catalogue, locale: client.locale }),
    products: [...found.products, ...successors.products],
    prices: [...found.prices, ...successors.prices],
  }
}

/** The numbers of the rows that can be read, as they are sent, by their keys. */
function numbersOf({ locale }: FeatureContext, rows: readonly OrderRow[]): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>()
  for (const row of rows) {
    const read = readRow(row, locale)
    if (read.kind === 'read' && !numbers.has(read.key)) numbers.set(read.key, row.number.replace(/\s/g, ''))
  }
  return numbers
}

function toItems({ products, prices }: FoundItems): ReadonlyMap<string, ReorderProduct> {
  const tiersOf = (id: string) => prices.find(({ productId }) => isSameRecordId(productId ?? '', id))?.tiers
  return new Map(
    products.map((product) => [
      articleNumberKey(numberOf(product)),
      toOrderableProduct(product, tiersOf(product.id)),
    ]),
  )
}
