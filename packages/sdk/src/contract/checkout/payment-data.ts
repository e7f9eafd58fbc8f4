import { isRecord } from '../../is-record'

/** What a provider says about a payment, besides its result. */
export interface PaymentData {
  /** What a `PostAuth` names to finish the payment; null when nothing is left to do. */
  readonly transaction: string | null
  /** Where the shopper confirms the payment; null when nothing has to be confirmed. Untrusted. */
  readonly redirectUrl: string | null
  /** Why it is not finished: `open`, `declined`, `cancelled`, `expired`; null where the provider does not say. */
  readonly state: string | null
}

/** Reads it from an object, or from an object as JSON text. Never fails: anything else says nothing. */
export function readPaymentData(sent: unknown): PaymentData {
  const data = typeof sent === 'string' ? parse(sent) : sent
  const textOf = (name: string) => (isRecord(data) && typeof data[name] === 'string' ? data[name] : null)
  return {
    transaction: textOf('transaction'),
    redirectUrl: textOf('redirectUrl'),
    state: textOf('state'),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
