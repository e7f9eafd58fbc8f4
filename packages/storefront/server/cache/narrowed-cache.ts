import { shopFacets } from '@cartonnage/sdk/rules'
import type { MemoryCache } from './memory-cache'

/** Parameters of an address by which a list is one of endless ones. */
const parameters = shopFacets.map(({ parameter }) => parameter)

/** Whether a page's or read's key belongs to one of the endless lists that facets or the sizes of goods make. */
const isNarrowed = new RegExp(`[?&](?:refinements|${parameters.join('|')})=`)

interface DividedCaches<Value> {
  /** Of what everybody looks at. */
  readonly usual: MemoryCache<Value>
  /** Of narrowed lists: somebody who draws endless combinations evicts only others of them. */
  readonly narrowed: MemoryCache<Value>
}

/** Two caches as one, each with room of its own. */
export function divideCache<Value>({ usual, narrowed }: DividedCaches<Value>): MemoryCache<Value> {
  const cacheOf = (key: string) => (isNarrowed.test(key) ? narrowed : usual)
  return {
    getFresh: (key) => cacheOf(key).getFresh(key),
    getOrCreate: (key, create) => cacheOf(key).getOrCreate(key, create),
    clear: () => {
      usual.clear()
      narrowed.clear()
    },
  }
}
