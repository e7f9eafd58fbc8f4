import type { Client, DeliveryAddressChoice } from '@cartonnage/sdk'
import { redirect } from 'react-router-dom'
import { readForm } from '../../../forms/reading/read-form'
import { addressChoiceSchema } from './checkout-forms'
import { refuse, refuseInvalid } from './checkout-run'
import type { Run, Visitor } from './checkout-run'
import { currentAddress, nextPath, stepPath } from '../checkout-step'
import { deliverTo } from './deliver-to'
import { enterAddress } from './enter-address'
import { makeChoices } from './make-single-choices'

/** Delivers to a saved address, or leaves the one that the checkout has. */
export const chooseAddress: Run = (shop, form, visitor) => {
  const reading = readForm(form, addressChoiceSchema)
  if (!reading.isValid) return Promise.resolve(refuse({ problems: reading.problems }))
  const { addressId } = reading.values
  // The address that only this checkout has stays as it is.
  if (addressId === currentAddress) return Promise.resolve(redirect(stepPath('delivery'), 303))
  return chooseAndGoOn(shop, { addressId }, visitor)
}

/** Delivers to an address that was entered. */
export const enterNewAddress: Run = async (shop, form, visitor) => {
  const entered = await enterAddress(shop, form, visitor.url)
  if ('choice' in entered) return chooseAndGoOn(shop, entered.choice, visitor)
  return refuse({ address: entered.refused })
}

async function chooseAndGoOn(shop: Client, choice: DeliveryAddressChoice, visitor: Visitor) {
  const changed = await deliverTo(shop, choice)
  if (changed === undefined) return redirect(stepPath('delivery'), 303)
  return refuseInvalid(changed) ?? redirect(nextPath(await makeChoices(shop, changed, visitor)), 303)
}
