import type { QuoteProblem } from '@cartonnage/sdk/rules'
import type { TextProblem } from '../../../forms/text-problem'
import type { ReportedFailure } from '../../../shell/reported-failure'

/** The forms of an offer's page. */
export const offerIntents = ['accept', 'copy', 'renegotiate', 'decline'] as const
export type OfferIntent = (typeof offerIntents)[number]
/** Those with a message to the seller. */
export type NoteIntent = Extract<OfferIntent, 'renegotiate' | 'decline'>

/** Why a form of an offer has done nothing, or may have. */
export type OfferResponse =
  | { readonly kind: 'failure'; readonly failure: ReportedFailure }
  /** `changed`: the offer is in another state by now. `gone`: it is not this account's. */
  | { readonly kind: 'changed' | 'gone' }
  /** The platform's reasons. */
  | { readonly kind: 'refused'; readonly intent: OfferIntent; readonly problems: readonly QuoteProblem[] }
  /** The response was lost: it may have happened. */
  | { readonly kind: 'unknown'; readonly intent: OfferIntent }
  /** What is wrong with the message. */
  | {
      readonly kind: 'note'
      readonly intent: NoteIntent
      readonly entered: string
      readonly problem: TextProblem
    }
