import { hasOwnFields } from '../../../shell/own-fields'
import { account, type Client, type Session } from '@cartonnage/sdk'
import { paymentProcedures } from '@cartonnage/sdk/rules'
import type { PaymentMethod } from '@cartonnage/sdk/rules'
import type { CheckoutChoice } from '../checkout-choice'

/** The platform's limit for the purchase order number, in characters. */
export const maximumNumberLength = 80

/** Whether the buyer is asked for an order number of their own: private buyers are not. */
export type OrderNumberNeed = 'none' | 'optional' | 'required'

/** A custom field of the platform's account: `true` where orders require the number. */
const requiredField = 'RequiresPurchaseOrder__c'

/** Reads it from the effective account. Never fails: without the field the number is optional. */
export async function loadOrderNumberNeed(
  client: Client,
  { userType }: Session,
  signal?: AbortSignal,
): Promise<OrderNumberNeed> {
  if (userType !== 'business') return 'none'
  if (!hasOwnFields(client)) return 'optional'
  try {
    const { fields } = await client.use(account).getEffective([requiredField], { signal })
    return fields[requiredField] === 'true' ? 'required' : 'optional'
  } catch {
    return 'optional'
  }
}

/** What is wrong with a choice's order number. */
export function findNumberProblem(
  { purchaseOrderNumber: { length } }: CheckoutChoice,
  need: OrderNumberNeed,
): 'missing' | 'long' | undefined {
  if (length > maximumNumberLength) return 'long'
  return length === 0 && need === 'required' ? 'missing' : undefined
}

/** The choice without an order number for private buyers, and for methods that take none, whatever the form contains. */
export const withAllowedNumber = (choice: CheckoutChoice, need: OrderNumberNeed): CheckoutChoice =>
  need === 'none' || !takesOrderNumber(choice.method) ? { ...choice, purchaseOrderNumber: '' } : choice

/** Whether the platform takes an order number of the buyer's own with a method. */
export const takesOrderNumber = (method: PaymentMethod): boolean =>
  paymentProcedures[method].requestType === 'SimplePurchaseOrder'
