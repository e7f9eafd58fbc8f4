import { isRecord } from '../../../shell/is-record'

/** The part of the application context that names the payment provider. */
export interface PaymentConfiguration {
  readonly clientSidePaymentConfiguration: { readonly config: unknown } | null
}

/**
 * The origin of the payment provider's pages: the card field and the pages on which shoppers confirm a payment. Undefined
 * without a provider, and for anything that is no plain origin, because it becomes a part of the pages' policy.
 */
export function readPaymentOrigin({
  clientSidePaymentConfiguration: found,
}: PaymentConfiguration): string | undefined {
  const config = found?.config
  const value = isRecord(config) ? config.origin : undefined
  const url = typeof value === 'string' ? URL.parse(value) : null
  // A policy takes a star for every host.
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && !url.hostname.includes('*')
  return isPlain && url.origin === value ? url.origin : undefined
}
