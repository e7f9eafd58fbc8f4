import { enterWithCart } from '../../../app/buyer-walk.fixture'
import type { WalkOptions } from '../../../app/buyer-walk.fixture'
import { buyers, outcomeOf } from '../../../app/shopper.fixture'
import { splitDelivery } from './data/delivery-addresses-action'
import { loadDeliveryAddresses } from './data/delivery-addresses-loader'
import { quantityName } from './split-form'

export const path = '/checkout/addresses'

/** Annelise with 100 cartons in the checkout, on the page. */
export async function enter(options: WalkOptions = {}) {
  const buyer = await enterWithCart(100, { shop: 'DE', username: buyers.annelise, ...options })
  await buyer.post({ intent: 'start' })
  const load = async () => {
    const loaded = await loadDeliveryAddresses(buyer.args(path))
    if (loaded.state !== 'ready') throw new Error(loaded.state)
    return loaded
  }
  const send = (form: Record<string, string>) => outcomeOf(splitDelivery(buyer.args(path, { form })))
  const add = async (city: string) => {
    const { version, shippingAddresses } = await load()
    const addressId = shippingAddresses.find((address) => address.city === city)?.addressId ?? ''
    return await send({ intent: 'add', version, addressId })
  }
  /** Saves so many cartons for the second address. */
  const save = async (quantity: string, more: Record<string, string> = {}) => {
    const { version, groups, lines } = await load()
    const [line] = lines
    const name = line && groups[1] ? quantityName(line, groups[1]) : ''
    return { name, outcome: await send({ intent: 'save', version, [name]: quantity, ...more }) }
  }
  const quantities = async () => {
    const { groups, lines } = await load()
    return groups.map(({ id, deliveryAddress }) => [deliveryAddress?.city, lines[0]?.quantities[id] ?? 0])
  }
  return { ...buyer, load, send, add, save, quantities }
}

/** The members of an address in Olten that is for one order only, for the platform. */
export const toStreet = (street: string) => ({
  name: 'Lager',
  firstName: 'Lager',
  lastName: 'Nord',
  street,
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
})
