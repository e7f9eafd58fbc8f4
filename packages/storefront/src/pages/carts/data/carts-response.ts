import type { MergedCart } from '@cartonnage/sdk'
import type { ReportedFailure } from '../../../shell/reported-failure'
import type { DescriptionProblems } from '../description-problems'

/** The forms of the page. */
export const cartIntents = ['activate', 'merge', 'keep', 'delete', 'restore', 'describe'] as const
export type CartIntent = (typeof cartIntents)[number]

/** A deleted cart, with what its form to undo that sends. */
export interface Undo {
  readonly sent: { readonly name: string; readonly note: string; readonly lines: string }
  readonly count: number
}

/** What a form has done that a URL cannot say, or why it has done nothing. */
export type CartsResponse =
  | { readonly kind: 'failure'; readonly failure: ReportedFailure; readonly undo?: Undo }
  /**
   * `gone`: the cart is no longer there. `switched`: it has changed places. `exists`: there is a second one by now.
   * `partly`: a deleted cart is there again without what the shop does not take any more.
   */
  | { readonly kind: 'gone' | 'switched' | 'exists' | 'partly' }
  | ({ readonly kind: 'merged'; readonly isKept: boolean } & MergedCart)
  /** `isOccupied`: it cannot be made again, because there is another inactive cart by now. */
  | { readonly kind: 'deleted'; readonly undo: Undo; readonly isOccupied: boolean }
  | {
      readonly kind: 'invalid'
      readonly cartId: string
      readonly entered: { readonly name: string; readonly note: string }
      readonly problems: DescriptionProblems
    }
