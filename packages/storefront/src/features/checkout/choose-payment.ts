import type { Client, Session } from '@cartonnage/sdk'
import { redirect } from 'react-router-dom'
import { readForm } from '../../forms/read-form'
import { billingAddressPath } from '../addresses/address-origin'
import { readAddress } from '../addresses/read-address'
import type { RefusedAddress } from '../addresses/read-address'
import type { CheckoutChoice } from './checkout-choice'
import { allMethods, paymentSchema, toChoice } from './checkout-forms'
import { loadCheckoutFailure } from './checkout-problem'
import { refuse } from './checkout-run'
import type { Visitor } from './checkout-run'
import { stepPath, toNewAddress } from './checkout-step'
import { enteredAddress, toEnteredBilling } from './entered-billing'
import type { EnteredBilling } from './entered-billing'
import { guestAddressFields } from './guest-fields'
import { loadOrderNumberNeed } from './order-number'
import { readNotes, saveNotes } from './order-notes'

/**
 * Saves the choice and continues, to the review or to a new billing address; the platform gets it with the order. Whether
 * the method is offered is checked where the checkout is loaded.
 */
export async function choosePayment(shop: Client, form: FormData, { buyer, choices, url }: Visitor) {
  const needs = { number: await loadOrderNumberNeed(shop, buyer), methods: allMethods }
  const reading = readForm(form, paymentSchema(needs))
  const { method, ...choice } = toChoice(reading.entered, needs)
  const entered = reading.entered.method === '' ? choice : { ...choice, method }
  const notes = readNotes(form, buyer)
  if (!reading.isValid) return refuse({ problems: reading.problems, entered, notes })
  if (notes.problems !== undefined) return refuse({ entered, notes })
  const billing = await readBilling(shop, form, { choice, buyer })
  if ('refused' in billing) return refuse({ entered, notes, billing: billing.refused })
  const { checkoutId, next } = reading.values
  try {
    const isSaved = await choices.save({ checkoutId, ...choice, method, ...billing })
    if (!isSaved) return refuse({ problem: 'refused', entered, notes })
    await saveNotes(shop, form, notes)
    return redirect(next === toNewAddress ? billingAddressPath() : stepPath('review'), 303)
  } catch (error) {
    return refuse({ problem: await loadCheckoutFailure(error, { shop, url }), entered, notes })
  }
}

interface BillingSource {
  readonly choice: Pick<CheckoutChoice, 'billing'>
  readonly buyer: Session
}

/** The billing address that a guest entered; nothing for everybody else, whose addresses are saved. */
async function readBilling(
  { shop }: Client,
  form: FormData,
  { choice, buyer }: BillingSource,
): Promise<{ readonly billingAddress?: EnteredBilling } | { readonly refused: RefusedAddress }> {
  if (!buyer.isGuest || choice.billing !== enteredAddress) return {}
  const { entered, problems, address } = await readAddress(form, {
    shop,
    ...guestAddressFields({ needsPhone: false }),
  })
  return address === undefined
    ? { refused: { entered, problems } }
    : { billingAddress: toEnteredBilling(address) }
}
