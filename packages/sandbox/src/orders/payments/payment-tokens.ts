/** The outcome of a payment. */
export type PaymentOutcome = 'success' | 'decline' | 'redirect' | 'lost-answer' | 'system-error'

/** A test token and its outcome. */
interface TestToken {
  readonly token: string
  readonly outcome: PaymentOutcome
  /** The card number for which `payments/token` gives a token with this outcome. */
  readonly cardNumber: string
  /** What happens, for developers. */
  readonly text: string
}

/** The tokens of the request types `Auth`, `PostAuth` and `ClientRequest`. */
export const paymentTokens: readonly TestToken[] = [
  {
    token: 'tok_success',
    outcome: 'success',
    cardNumber: '4111111111111111',
    text: 'Auth and PostAuth are authorised. ClientRequest returns a transaction that a PostAuth completes.',
  },
  {
    token: 'tok_decline',
    outcome: 'decline',
    cardNumber: '4000000000000002',
    text: '422 with the result Decline; nothing is charged.',
  },
  {
    token: 'tok_redirect',
    outcome: 'redirect',
    cardNumber: '4000000000003220',
    text: 'RequiresReview with a redirectUrl and a transaction; a PostAuth with the transaction completes it.',
  },
  {
    token: 'tok_timeout',
    outcome: 'lost-answer',
    cardNumber: '4000000000000341',
    text: 'The payment is authorised, then the connection breaks before the response.',
  },
  {
    token: 'tok_system_error',
    outcome: 'system-error',
    cardNumber: '4000000000000119',
    text: '422 with the result SystemError; nothing is charged.',
  },
]

/** The `paymentToken` of a `ClientRequest` for a method whose shoppers confirm on the provider's own page. */
export const redirectTokens: readonly Omit<TestToken, 'cardNumber'>[] = [
  ...['paypal', 'twint', 'ideal', 'bancontact'].map((token) => ({
    token,
    outcome: 'redirect' as const,
    text: 'Opens the provider’s page, on which the shopper approves, declines, cancels or approves with a delay.',
  })),
]

/** The accounts of a direct debit. */
export const testAccounts: readonly (Omit<TestToken, 'cardNumber' | 'token'> & { readonly iban: string })[] =
  [
    { iban: 'DE89370400440532013000', outcome: 'success', text: 'The direct debit is authorised.' },
    { iban: 'DE62370400440532013001', outcome: 'decline', text: '422 with the result Decline.' },
  ]

/** Purchase order numbers that do not succeed; every other one of 1 to 80 characters does. */
export const purchaseOrderTokens: readonly Omit<TestToken, 'cardNumber'>[] = [
  { token: 'PO-DECLINE', outcome: 'decline', text: '422 with the result Decline.' },
  {
    token: 'PO-TIMEOUT',
    outcome: 'lost-answer',
    text: 'The number is accepted, then the connection breaks before the response.',
  },
  { token: 'PO-SYSTEM-ERROR', outcome: 'system-error', text: '422 with the result SystemError.' },
]

export const findOutcome = (
  tokens: readonly Pick<TestToken, 'token' | 'outcome'>[],
  requested: string,
): PaymentOutcome | undefined => tokens.find(({ token }) => token === requested)?.outcome
