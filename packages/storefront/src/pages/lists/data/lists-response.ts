import type { ReportedFailure } from '../../../shell/reported-failure'
import type { QuantityProblem } from '../list-form'

/** The forms of the lists' pages. */
export const listIntents = ['create', 'rename', 'delete', 'restore', 'save', 'remove', 'put'] as const
export type ListIntent = (typeof listIntents)[number]

/** What is wrong with the name of a list. */
export type NameProblem = 'missing' | 'too-long' | 'taken'

/** What a form has done that a URL cannot say, or why it has done nothing. */
export type ListsResponse =
  | { readonly kind: 'failure'; readonly failure: ReportedFailure }
  /** `gone`: the list is no longer there. `full`: it has 500 products. `most`: there are too many lists. */
  | { readonly kind: 'gone' | 'full' | 'most' }
  /** `id` is that of the list to rename, or `new`. */
  | { readonly kind: 'name'; readonly id: string; readonly entered: string; readonly problem: NameProblem }
  /** A deleted list, as its form to undo that sends it. */
  | { readonly kind: 'deleted'; readonly name: string; readonly lines: string; readonly count: number }
  /** A line that was taken off, as its form to undo that sends it. */
  | { readonly kind: 'removed'; readonly lines: string }
  | {
      readonly kind: 'quantities'
      /** By the id of the product. */
      readonly problems: Readonly<Record<string, QuantityProblem>>
      readonly entered: Readonly<Record<string, string>>
    }
