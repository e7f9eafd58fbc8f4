import type { Client, Session } from '@cartonnage/sdk'
import { redirect } from 'react-router-dom'
import { readForm } from '../../../forms/reading/read-form'
import { billingAddressPath } from '../../../shared/addresses/address-origin'
import { readAddress } from '../../../shared/addresses/data/read-address'
import type { AddressReading } from '../../../shared/addresses/data/read-address'
import type { CheckoutChoice } from '../checkout-choice'
import { allMethods, paymentSchema, toChoice } from './checkout-forms'
import { loadCheckoutFailure } from '../checkout-problem'
import { refuse } from './checkout-run'
import type { Visitor } from './checkout-run'
import { stepPath, toNewAddress } from '../checkout-step'
import { enteredAddress, toEnteredBilling } from '../entered-billing'
import { guestAddressFields } from '../guest-fields'
import { loadOrderNumberNeed } from './order-number'
import { readNotes, saveNotes } from './save-order-notes'

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
  const billing = await readBilling(shop, form, { choice, buyer })
  const current = {
    entered,
    notes,
    ...(billing && { billing: { entered: billing.entered, problems: billing.problems } }),
  }
  if (!reading.isValid) return refuse({ problems: reading.problems, ...current })
  const isBillingWrong = billing !== undefined && billing.address === undefined
  if (notes.problems !== undefined || isBillingWrong) return refuse(current)
  const { checkoutId, next } = reading.values
  const billingAddress = billing?.address && toEnteredBilling(billing.address)
  try {
    const isSaved = await choices.save({ checkoutId, ...choice, method, billingAddress })
    if (!isSaved) return refuse({ problem: 'refused', ...current })
    await saveNotes(shop, form, notes)
    return redirect(next === toNewAddress ? billingAddressPath() : stepPath('review'), 303)
  } catch (error) {
    return refuse({ problem: await loadCheckoutFailure(error, { shop, url }), ...current })
  }
}

interface BillingSource {
  readonly choice: Pick<CheckoutChoice, 'billing'>
  readonly buyer: Session
}

/** The billing address that a guest entered; undefined for everybody else, whose addresses are saved. */
async function readBilling(
  { shop }: Client,
  form: FormData,
  { choice, buyer }: BillingSource,
): Promise<AddressReading | undefined> {
  if (!buyer.isGuest || choice.billing !== enteredAddress) return undefined
  return await readAddress(form, { shop, ...guestAddressFields({ needsPhone: false }) })
}
