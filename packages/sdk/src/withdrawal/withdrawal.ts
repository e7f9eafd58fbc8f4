import type { FeatureContext } from '../client/client'
import { shopperTransport } from '../session/after-session'
import {
  declareWithdrawal,
  lookUpWithdrawal,
  type ReceivedWithdrawal,
  type WithdrawalReceipt,
} from '../contract/withdrawal/withdrawal'
import { nullWhenNotFound } from '../errors/outcome'
import type { CallOptions, Transport } from '../transport/transport'

/** A buyer's declaration of withdrawal from an order or a part of it. */
export interface WithdrawalDeclaration {
  /** Full name of the person who withdraws. */
  readonly name: string
  /** As the buyer entered it: a declaration counts even if no order has this number. */
  readonly orderReferenceNumber: string
  /** Where the receipt goes. */
  readonly email: string
  /** The products in the buyer's own words; absent or empty for the whole order. */
  readonly lines?: readonly string[]
  /** Created with the form and sent with each repetition: at most one declaration results. */
  readonly idempotencyKey: string
}

/** Declaring a withdrawal, for shops that sell to consumers in the European Union. */
export interface WithdrawalFeature {
  /** Works without signing in. The receipt is also sent by e-mail, in the language of the client. */
  declare(declaration: WithdrawalDeclaration, options?: CallOptions): Promise<WithdrawalReceipt>
  /** The receipt of a declaration that was made with this key, and what it says; null where there is none. */
  lookUp(receipt: WithdrawalKey, options?: CallOptions): Promise<ReceivedWithdrawal | null>
}

/** Names a declaration to whoever has made it. */
export interface WithdrawalKey {
  /** Number of the receipt. */
  readonly withdrawalId: string
  /** The key that the declaration was made with. */
  readonly idempotencyKey: string
}

export function createWithdrawalCalls({ send, scope }: Transport): WithdrawalFeature {
  return {
    declare: async ({ idempotencyKey, lines = [], ...declaration }, options) => {
      const language = scope().locale
      const request = { ...declaration, language, ...(lines.length === 0 ? {} : { lines: [...lines] }) }
      return (await send(declareWithdrawal, { body: { request, idempotencyKey } }, options)).data
    },
    lookUp: async (body, options) =>
      await send(lookUpWithdrawal, { body: { ...body } }, options).then(({ data }) => data, nullWhenNotFound),
  }
}

/** Declaring the withdrawal from an order, a right of consumers in the European Union. */
export const withdrawal = (client: FeatureContext): WithdrawalFeature =>
  createWithdrawalCalls(client.use(shopperTransport))
