import type { Quote } from '@cartonnage/sdk'

/** What an offer is to its buyer. */
export type OfferState =
  | 'requested'
  | 'in-review'
  | 'presented'
  | 'ready'
  | 'accepted'
  | 'ordered'
  | 'expired'
  | 'rejected'
  | 'declined'
  | 'unknown'

type StatedOffer = Pick<Quote, 'status' | 'isExpired' | 'orderReferenceNumber'>

/** The state of an offer in the words of its buyer: an order counts before the platform's status, and an offer that is over is no offer. */
export function offerState({ status, isExpired, orderReferenceNumber }: StatedOffer): OfferState {
  if (orderReferenceNumber !== null) return 'ordered'
  if (status === null) return 'unknown'
  const state = states[status]
  return isExpired && isOffered(state) ? 'expired' : state
}

const states: Readonly<Record<NonNullable<Quote['status']>, OfferState>> = {
  Draft: 'requested',
  'Needs Review': 'in-review',
  'In Review': 'in-review',
  Approved: 'ready',
  Presented: 'presented',
  Accepted: 'accepted',
  Rejected: 'rejected',
  Denied: 'declined',
}

/** Prices have been offered, until a day. */
const isOffered = (state: OfferState): boolean => ['ready', 'presented', 'accepted'].includes(state)

/** Whether something is still to happen with an offer. */
export const isOpenOffer = (offer: StatedOffer): boolean =>
  ['requested', 'in-review', 'presented', 'ready', 'accepted', 'unknown'].includes(offerState(offer))

/** Whether its prices, if there are any, do not bind the seller yet. */
export const isProvisional = (state: OfferState): boolean =>
  ['requested', 'in-review', 'unknown'].includes(state)

/** Whole days from one day to another, both as `2026-12-31`; 0 for the same day, negative when it is over. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
