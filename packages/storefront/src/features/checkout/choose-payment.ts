import type { Client } from '@cartonnage/sdk'
import { redirect } from 'react-router-dom'
import { readForm } from '../../forms/read-form'
import { billingAddressPath } from '../addresses/address-origin'
import { allMethods, paymentSchema, toChoice } from './checkout-forms'
import { loadCheckoutFailure } from './checkout-problem'
import { refuse } from './checkout-run'
import type { Visitor } from './checkout-run'
import { stepPath, toNewAddress } from './checkout-step'
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
  const { checkoutId, next } = reading.values
  try {
    const isSaved = await choices.save({ checkoutId, ...choice, method })
    if (!isSaved) return refuse({ problem: 'refused', entered, notes })
    await saveNotes(shop, form, notes)
    return redirect(next === toNewAddress ? billingAddressPath() : stepPath('review'), 303)
  } catch (error) {
    return refuse({ problem: await loadCheckoutFailure(error, { shop, url }), entered, notes })
  }
}
