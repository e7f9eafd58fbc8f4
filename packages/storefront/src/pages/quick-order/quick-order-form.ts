import type { ReorderAddition } from '@cartonnage/sdk/rules'

/** Names of the form's fields. */
export const orderFields = {
  /** The list, a line for each row. */
  list: 'list',
  /** A file with the list; it replaces the text. */
  file: 'file',
  /** `check`, `add`, or `edit`, which only puts the list into the field. */
  intent: 'intent',
  /** `12:1001190`: the row at this place gets another article number before the check. */
  replace: 'replace',
  /** What the cart held when the list was checked, so that it is not added twice. */
  held: 'held',
  /** What the report of the check promises to add. */
  lines: 'lines',
} as const

export const orderIntents = ['check', 'add', 'edit'] as const

/** `id:25,id:10`; what cannot be read counts as nothing. */
export function readLines(text: string): readonly ReorderAddition[] {
  return text.split(',').flatMap((entry) => {
    const [, productId, quantity] = /^([A-Za-z0-9]+):(\d{1,9})$/.exec(entry) ?? []
    return productId === undefined ? [] : [{ productId, quantity: Number(quantity) }]
  })
}

/** As `readLines` reads it. */
export const writeLines = (lines: readonly ReorderAddition[]): string =>
  lines.map(({ productId, quantity }) => `${productId}:${quantity}`).join(',')

/** Another article number for the row at a place. */
export interface Replacement {
  readonly place: number
  readonly number: string
}

/** `12:1001190`; undefined for anything else. */
export function readReplacement(text: string): Replacement | undefined {
  const [, place, number] = /^(\d{1,6}):(.{1,80})$/.exec(text) ?? []
  return number === undefined ? undefined : { place: Number(place), number }
}

/** What is wrong with a list or its file as a whole. */
export type ListProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-many'; readonly rows: number }
  | {
      readonly kind: `file-${'empty' | 'too-large' | 'spreadsheet' | 'binary' | 'unavailable'}`
      readonly name: string
      /** The most bytes that a file may have. */
      readonly most: number
    }
