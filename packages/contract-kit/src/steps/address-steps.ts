import {
  createAddress,
  deleteAddress,
  getApplicationContext,
  listAddresses,
  updateAddress,
  type CallSpec,
} from '@cartonnage/sdk/contract'
import { forBuyer, given, reads, writes, type Step, type World } from './step'

const locations: Readonly<Record<string, { readonly postalCode: string; readonly city: string }>> = {
  CH: { postalCode: '9400', city: 'Rorschach' },
  DE: { postalCode: '88709', city: 'Meersburg' },
}

/** An invented address in a country that the shop ships to. */
export function inventedAddress(world: World) {
  const country = world.response(getApplicationContext)?.shippingCountries[0] ?? 'CH'
  const location = locations[country] ?? { postalCode: '1000', city: 'Testville' }
  return { firstName: 'Contract', lastName: 'Check', street: 'Kartonweg 1', ...location, country }
}

/** The address that this run saved; found in the list where the answer to saving it was of no use. */
function ownAddressOf(world: World): string | undefined {
  const { street, lastName } = inventedAddress(world)
  const listed = world
    .response(listAddresses)
    ?.items.find((address) => address.street === street && address.lastName === lastName)
  return world.response(createAddress)?.addressId ?? listed?.addressId
}

const onCreated = (call: CallSpec, body?: object): Step =>
  writes(
    call,
    forBuyer((accountId, world) =>
      given(ownAddressOf(world), 'no address of our own', (addressId) => ({
        params: { accountId, addressId },
        ...(body === undefined ? {} : { body }),
      })),
    ),
  )

/** The saved addresses; one is made, changed and removed again. */
export const addressSteps: readonly Step[] = [
  writes(
    createAddress,
    forBuyer((accountId, world) => ({
      params: { accountId },
      body: { addressType: 'Shipping', ...inventedAddress(world), name: 'Contract Check' },
    })),
  ),
  reads(
    listAddresses,
    forBuyer((accountId) => ({ params: { accountId }, query: { pageSize: '25' } })),
  ),
  onCreated(updateAddress, { street: 'Kartonweg 2' }),
  onCreated(deleteAddress),
]
