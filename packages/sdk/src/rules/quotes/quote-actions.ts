/** The states of a quote as the platform spells them. A quote may also have none. */
export const quoteStatuses = [
  'Draft',
  'Needs Review',
  'In Review',
  'Approved',
  'Rejected',
  'Presented',
  'Accepted',
  'Denied',
] as const
/** A state of a quote, in the platform's spelling. */
export type QuoteStatus = (typeof quoteStatuses)[number]

/** The state of that name; null for none and for one that the platform does not document. */
export const toQuoteStatus = (text: string | null): QuoteStatus | null =>
  quoteStatuses.find((status) => status === text) ?? null

/**
 * What a buyer may do with a quote: ask the seller again, decline it, accept it into the cart at its prices, or copy its
 * products into the cart at the prices of today.
 */
export const quoteActions = ['renegotiate', 'decline', 'accept', 'copy'] as const
/** One of {@link quoteActions}. */
export type QuoteAction = (typeof quoteActions)[number]

/**
 * Whether something may be done with a quote, else why not: the seller is still `'preparing'` it, or has shown it without
 * releasing it (`'presented'`); it is `'accepted'` or `'ordered'` already, was `'declined'`, or is `'expired'`.
 */
export type QuoteVerdict =
  | 'allowed'
  | 'preparing'
  | 'presented'
  | 'accepted'
  | 'ordered'
  | 'declined'
  | 'expired'

/** What is decided for a state and an action. */
export interface QuoteRule {
  /** Until the quote expires. */
  readonly valid: QuoteVerdict
  /** From the day after its last day on. */
  readonly expired: QuoteVerdict
  /** Whether the platform documents it for a valid quote. What holds of an expired one is documented nowhere. */
  readonly basis: 'documented' | 'inferred'
}

const documented = (valid: QuoteVerdict, expired: QuoteVerdict = valid): QuoteRule => ({
  valid,
  expired,
  basis: 'documented',
})
const inferred = (verdict: QuoteVerdict): QuoteRule => ({
  valid: verdict,
  expired: verdict,
  basis: 'inferred',
})

const copy = documented('allowed')
const unanswered = {
  renegotiate: documented('preparing'),
  decline: documented('preparing'),
  accept: documented('preparing'),
  copy,
}

/**
 * What a buyer may do with a quote in each state, as a table. Only approved quotes are renegotiated and declined, only
 * approved and accepted ones bought, and every one is copied: that is documented. An expired offer is never bought, but
 * the seller can be asked again. A presented one waits for its release: no documented action starts from there.
 */
export const quoteRules: Readonly<Record<QuoteStatus, Readonly<Record<QuoteAction, QuoteRule>>>> = {
  Draft: unanswered,
  'Needs Review': unanswered,
  'In Review': unanswered,
  Rejected: unanswered,
  Presented: {
    renegotiate: inferred('presented'),
    decline: inferred('presented'),
    accept: inferred('presented'),
    copy,
  },
  Approved: {
    renegotiate: documented('allowed'),
    decline: documented('allowed'),
    accept: documented('allowed', 'expired'),
    copy,
  },
  Accepted: {
    renegotiate: documented('accepted'),
    decline: documented('accepted'),
    accept: documented('allowed', 'expired'),
    copy,
  },
  Denied: {
    renegotiate: documented('declined'),
    decline: documented('declined'),
    accept: documented('declined'),
    copy,
  },
}

/** What decides about a quote. */
export interface QuoteSituation {
  /** Null for a quote without a state, and for one that the platform does not document: as if the seller still worked on it. */
  readonly status: QuoteStatus | null
  /** See {@link isQuoteExpired}. */
  readonly isExpired: boolean
  /** Whether there is an order at its prices. */
  readonly isOrdered: boolean
}

/** Whether a buyer may do that with the quote, else why not. */
export function decideQuote(
  { status, isExpired, isOrdered }: QuoteSituation,
  action: QuoteAction,
): QuoteVerdict {
  if (isOrdered && action !== 'copy') return 'ordered'
  const rule = quoteRules[status ?? 'Draft'][action]
  return isExpired ? rule.expired : rule.valid
}

/** Whether the last day of a quote is over; days as `2026-12-31`. A quote without a last day does not expire. */
export const isQuoteExpired = (lastDay: string | null, today: string): boolean =>
  lastDay !== null && lastDay < today
