import { distance } from 'fastest-levenshtein'
import type { FeatureContext } from '../client/client'
import { catalog } from '../catalog/catalog'
import { isResponseError } from '../errors/errors'
import type { NearestItem } from '../rules/quick-order/checked-row'
import { articleNumberKey } from '../rules/quick-order/order-row'
import type { CallOptions } from '../transport/transport'
import { numberOf } from './find-items'
import { inRounds } from './in-rounds'

/** How many unknown numbers are searched for: each is a call. */
const mostSearched = 40
/** How many characters may differ. */
const mostDifferent = 2
/** How many of the last characters may be wrong: what comes before is searched for. */
const lastCharacters = 3
const shortestBeginning = 3

/** Items with almost the same numbers, by the `articleNumberKey` of the unknown ones. */
export async function findNearest(
  client: FeatureContext,
  unknown: readonly string[],
  options: CallOptions,
): Promise<ReadonlyMap<string, NearestItem>> {
  const found = await inRounds(unknown.slice(0, mostSearched), {}, async (key) => {
    const nearest = await searchNearest(client, key, options)
    return nearest ? [[key, nearest] as const] : []
  })
  return new Map(found.flat())
}

/** Looks for it among the items whose numbers begin like this one. */
async function searchNearest(
  client: FeatureContext,
  key: string,
  options: CallOptions,
): Promise<NearestItem | undefined> {
  const beginning = key.slice(0, Math.max(shortestBeginning, key.length - lastCharacters))
  const { products } = await search(client, beginning, options)
  const ranked = products
    .map((product) => ({ product, differs: distance(key, articleNumberKey(numberOf(product))) }))
    .filter(({ product, differs }) => numberOf(product) !== '' && differs <= mostDifferent)
    .toSorted((a, b) => a.differs - b.differs || numberOf(a.product).localeCompare(numberOf(b.product)))
  const product = ranked[0]?.product
  return product && { number: numberOf(product), productId: product.id, name: product.name }
}

/** Without a suggestion the row is reported all the same. */
async function search({ use }: FeatureContext, searchTerm: string, options: CallOptions) {
  const fields = ['Name', 'StockKeepingUnit']
  try {
    return await use(catalog).search({ searchTerm, pageSize: 200, fields }, options)
  } catch (error) {
    if (isResponseError(error)) return { products: [] }
    throw error
  }
}
