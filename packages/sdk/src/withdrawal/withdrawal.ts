import type { Client } from '../client/client'
import { shopperTransport } from '../session/after-session'
import { declareWithdrawal, type WithdrawalReceipt } from '../contract/withdrawal/withdrawal'
import type { CallOptions, Transport } from '../transport/transport'

/** A buyer's declaration that he withdraws from a contract, or from part of one. */
export interface WithdrawalDeclaration {
  readonly name: string
  /** As the buyer typed it: a declaration counts also where no order has this number. */
  readonly orderReferenceNumber: string
  /** Where the receipt goes. */
  readonly email: string
  /** The goods in the buyer's own words; left out or empty: the whole order. */
  readonly lines?: readonly string[]
  /** Made when the form is shown, and sent with each repetition of it: at most one declaration comes of a key. */
  readonly idempotencyKey: string
}

/** The withdrawal function of shops that sell to consumers in the European Union. */
export interface WithdrawalFeature {
  /** Nobody has to be signed in. The receipt is also sent by e-mail, in the language of the client. */
  declare(declaration: WithdrawalDeclaration, options?: CallOptions): Promise<WithdrawalReceipt>
}

export function createWithdrawalCalls({ send, scope }: Transport): WithdrawalFeature {
  return {
    declare: async ({ idempotencyKey, lines = [], ...declaration }, options) => {
      const language = scope().locale
      const request = { ...declaration, language, ...(lines.length === 0 ? {} : { lines: [...lines] }) }
      return (await send(declareWithdrawal, { body: { request, idempotencyKey } }, options)).data
    },
  }
}

/** Withdrawing from a contract, as consumers in the European Union may. */
export const withdrawal = (client: Client): WithdrawalFeature =>
  createWithdrawalCalls(client.use(shopperTransport))
