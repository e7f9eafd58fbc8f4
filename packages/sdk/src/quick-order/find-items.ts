import type { FeatureContext } from '../client/client'
import { transport } from '../client/transport'
import { catalog } from '../catalog/catalog'
import { productFields, toFieldsQuery } from '../catalog/product-fields'
import { listProducts } from '../contract/catalog/catalog'
import type { Product } from '../contract/catalog/product'
import type { ProductPrice } from '../contract/catalog/product-price'
import { articleNumberKey } from '../rules/quick-order/order-row'
import type { CallOptions } from '../transport/transport'
import { inRounds, type ProgressOptions } from './in-rounds'

/** What the catalogue knows of article numbers. */
export interface FoundItems {
  readonly products: readonly Product[]
  readonly prices: readonly ProductPrice[]
  /** The `articleNumberKey` of what only another shop sells. */
  readonly notSold: ReadonlySet<string>
}

/** The platform's limit of numbers in a call. */
const numbersPerCall = 20

/** The article number of a product; empty where it has none. */
export const numberOf = ({ fields }: Pick<Product, 'fields'>): string => fields.StockKeepingUnit ?? ''

/** Looks up article numbers with today's prices, 20 in a call. Numbers without an item are left out. */
export async function findItems(
  client: FeatureContext,
  numbers: readonly string[],
  options: ProgressOptions,
): Promise<FoundItems> {
  const { send } = client.use(transport)
  const { getPrices } = client.use(catalog)
  const { productFields: asked = productFields } = client.options
  // Rows and products are joined by it.
  const fields = toFieldsQuery(asked === '*' ? asked : [...new Set([...asked, 'StockKeepingUnit'])])
  const parts = await inRounds(split(numbers), options, async (part) => {
    const query = { skus: part.join(','), ...fields }
    const { products, failed } = (await send(listProducts, { query }, options)).data
    const ids = products.map(({ id }) => id)
    const prices = ids.length === 0 ? [] : await getPrices(ids, options)
    const others = failed.filter(({ errorCode }) => errorCode === 'INSUFFICIENT_ACCESS')
    return { products, prices, notSold: others.map(({ sku }) => articleNumberKey(sku ?? '')) }
  })
  return {
    products: parts.flatMap(({ products }) => products),
    prices: parts.flatMap(({ prices }) => prices),
    notSold: new Set(parts.flatMap(({ notSold }) => notSold)),
  }
}

const split = (numbers: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(numbers.length / numbersPerCall) }, (_, index) =>
    numbers.slice(index * numbersPerCall, (index + 1) * numbersPerCall),
  )

/** A successor may be gone as well, but not for ever. */
const maximumSuccessions = 3

/** What has taken the place of products that are sold out for good, with prices. */
export async function findSuccessors(
  client: FeatureContext,
  products: readonly Product[],
  options?: CallOptions,
): Promise<Pick<FoundItems, 'products' | 'prices'>> {
  const calls = client.use(catalog)
  const found: Product[] = []
  let wanted = successorsOf(products)
  for (let round = 0; round < maximumSuccessions && wanted.length > 0; round += 1) {
    const next = await calls.listProducts(wanted, options)
    found.push(...next)
    const known = new Set([...products, ...found].map(({ id }) => id))
    wanted = successorsOf(next).filter((id) => !known.has(id))
  }
  return {
    products: found,
    prices: await calls.getPrices(
      found.map(({ id }) => id),
      options,
    ),
  }
}

const successorsOf = (products: readonly Product[]): readonly string[] => [
  ...new Set(
    products.flatMap(({ fields }) => (fields.Stock__c === '0' ? (fields.SuccessorId__c ?? []) : [])),
  ),
]
