/** A row of an order list as it was entered, pasted or read from a file. Nothing of it is known to be right. */
export interface OrderRow {
  /** Its line in the list or file, from 1: what a report names it by. */
  readonly place: number
  /** The article number, without blanks around it; empty where there is none. */
  readonly number: string
  /** The quantity, without blanks around it; empty where there is none. */
  readonly quantity: string
  /** The row itself cannot be read, because it has more columns than a number and a quantity: `number` is all of it. */
  readonly isUnreadable?: true
}

/** The most rows that are read at once; a longer list is refused, or added in parts. */
export const maximumOrderRows = 2000

/**
 * What an article number is looked up by: without any blanks, in capitals. `10 01 460` and `1001460` are the same; leading
 * zeros count.
 */
export const articleNumberKey = (number: string): string => number.replace(/\s/g, '').toUpperCase()
