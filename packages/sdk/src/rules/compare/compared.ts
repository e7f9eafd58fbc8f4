import { isRecordId, isSameRecordId, toRecordId18 } from '../../record-id'

/** How many products are compared at most: as many columns as a table shows side by side. */
export const maximumCompared = 4

/**
 * The products to compare that a query parameter names, `id,id,id`: record ids of 18 characters, each once, in their order.
 * What is no record id is left out.
 *
 * @param most how many of them, the first ones; four if omitted
 */
export const readCompared = (
  text: string | null | undefined,
  most: number = maximumCompared,
): readonly string[] =>
  [...new Set((text ?? '').split(',').filter(isRecordId).map(toRecordId18))].slice(0, most)

/** The value of the query parameter that names these products; empty for none. What is no record id is left out. */
export const writeCompared = (ids: readonly string[]): string => readCompared(ids.join()).join()

/** Whether a product is among the compared ones. */
export const isCompared = (ids: readonly string[], productId: string): boolean =>
  ids.some((id) => isSameRecordId(id, productId))

/**
 * The compared products without one of them, or with one more at their end; the same list where there is no room for more,
 * or for what is no record id.
 */
export function toggleCompared(ids: readonly string[], productId: string): readonly string[] {
  if (isCompared(ids, productId)) return ids.filter((id) => !isSameRecordId(id, productId))
  return ids.length >= maximumCompared || !isRecordId(productId) ? ids : [...ids, toRecordId18(productId)]
}
