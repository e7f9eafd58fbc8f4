import { checkout, vatRates } from '@cartonnage/sdk'
import { redirect } from 'react-router-dom'
import { ignoreWhenDeferred } from '../checkout-problem'
import { refuse, refuseInvalid } from './checkout-run'
import type { Run } from './checkout-run'
import { nextPath, stepPath } from '../checkout-step'
import { loadShopperCart } from './load-shopper-cart'
import { makeChoices } from './make-single-choices'
import { needsPhone } from './needs-phone'
import { readGuest } from './read-guest'

/** Takes a guest's contact and delivery address, which the platform gets together. */
export const enterGuest: Run = async (client, form, visitor) => {
  const items = (await loadShopperCart(client))?.items ?? []
  const reading = await readGuest(form, { shop: client.shop, needsPhone: needsPhone(items) })
  if ('refused' in reading) return refuse({ guest: reading.refused })
  // The country of the address may change the region, and that needs the VAT rates.
  const { load } = client.use(vatRates)
  await load().catch(() => [])
  const changed = await client.use(checkout).setGuestDelivery(reading.delivery).catch(ignoreWhenDeferred)
  if (changed === undefined) return redirect(stepPath('delivery'), 303)
  return refuseInvalid(changed) ?? redirect(nextPath(await makeChoices(client, changed, visitor)), 303)
}
