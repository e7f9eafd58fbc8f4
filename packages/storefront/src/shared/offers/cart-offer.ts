/** The offer that items of a cart come from. */
export interface CartOffer {
  /** Record id. */
  readonly id: string
  /** Null where the platform sends none. */
  readonly number: string | null
  /** Its last day, as `2026-12-31`; null where it does not expire. */
  readonly expiresOn: string | null
}

interface OfferedItem {
  readonly quoteLineItemId: string | null
}

/** Whether an item comes from an offer: its price and quantity are fixed. */
export const isOffered = ({ quoteLineItemId }: OfferedItem): boolean => quoteLineItemId !== null
