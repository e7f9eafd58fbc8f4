import type { Client } from '@cartonnage/sdk'
import type { PaymentMethod } from '@cartonnage/sdk/rules'

/** Stands for the data that the shopper has entered in the provider's frame. */
export interface PaymentToken {
  readonly checkoutId: string
  readonly method: PaymentMethod
  readonly token: string
  /** The last digits, such as `•••• 1111`. */
  readonly label: string
}

/** Only in the memory of the page: after a reload the shopper enters the data again. */
const tokens = new WeakMap<Client, PaymentToken>()

type TokenOwner = Pick<PaymentToken, 'checkoutId' | 'method'>

/** The token of a method; undefined on a server, after a reload and for another method. */
export function findPaymentToken(shop: Client, { checkoutId, method }: TokenOwner): PaymentToken | undefined {
  const token = tokens.get(shop)
  return token?.checkoutId === checkoutId && token.method === method ? token : undefined
}

export const keepPaymentToken = (shop: Client, token: PaymentToken): void => void tokens.set(shop, token)

export const dropPaymentToken = (shop: Client): void => void tokens.delete(shop)

/** A checkout that is started anew takes over the token. */
export function movePaymentToken(shop: Client, checkoutId: string): void {
  const token = tokens.get(shop)
  if (token !== undefined) tokens.set(shop, { ...token, checkoutId })
}
