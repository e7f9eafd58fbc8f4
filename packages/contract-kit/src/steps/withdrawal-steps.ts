import { declareWithdrawal } from '@cartonnage/sdk/contract'
import { languageOf } from './languages'
import { keeps, optional, type Step } from './step'

/**
 * A declaration stays and its receipt is sent by e-mail, so it goes out for an address that was given only. It names
 * an order that nobody has, and the same key each time: a second run finds what the first left.
 */
export const withdrawalSteps: readonly Step[] = [
  optional(
    keeps(declareWithdrawal, (world) => {
      const { registerEmail: email } = world.options
      if (email === undefined) return 'no e-mail address was given'
      const language = languageOf(world)
      const request = { name: 'Contract Check', orderReferenceNumber: 'CONTRACT-CHECK', email, language }
      return { body: { request, idempotencyKey: `contract-check ${email}` } }
    }),
  ),
]
