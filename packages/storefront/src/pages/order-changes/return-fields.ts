/** Start of the name of an item's field; its id follows. */
export const quantityPrefix = 'quantity-'

/** The field of an item's quantity. */
export const quantityField = (itemId: string): string => `${quantityPrefix}${itemId}`

/** What is wrong with a quantity: not a whole number, or more than there are. */
export type QuantityProblem = 'number' | 'tooMany'

/** What was entered, by the id of the item. */
export interface EnteredReturn {
  readonly quantities: Readonly<Record<string, string>>
  readonly reason: string
  readonly key: string
}
