import { account, type Client, type Session } from '@cartonnage/sdk'
import type { CheckoutChoice } from './checkout-choice'
import type { FormProblem } from './checkout-problem'

/** The platform's limit for the purchase order number, in characters. */
export const longestNumber = 80

/** Whether the buyer is asked for an order number of the own: private buyers have none. */
export type OrderNumberNeed = 'none' | 'optional' | 'required'

/** An extension of the platform's account: it says `true` where orders need the number. */
const requiredField = 'RequiresPurchaseOrder__c'

/** Asks the account acted for; one that does not say so does not need the number. */
export async function loadOrderNumberNeed(
  { use }: Client,
  { userType }: Session,
  signal?: AbortSignal,
): Promise<OrderNumberNeed> {
  if (userType !== 'business') return 'none'
  try {
    const { fields } = await use(account).getEffective([requiredField], { signal })
    return fields[requiredField] === 'true' ? 'required' : 'optional'
  } catch {
    return 'optional'
  }
}

/** What is wrong with the number of a choice. */
export function findNumberProblem(
  { purchaseOrderNumber: { length } }: CheckoutChoice,
  need: OrderNumberNeed,
): FormProblem | undefined {
  if (length > longestNumber) return 'number-long'
  return length === 0 && need === 'required' ? 'number-missing' : undefined
}

/** The choice as it may be told: a private buyer has no number, whatever a form says. */
export const withoutForeignNumber = (choice: CheckoutChoice, need: OrderNumberNeed): CheckoutChoice =>
  need === 'none' ? { ...choice, purchaseOrderNumber: '' } : choice
