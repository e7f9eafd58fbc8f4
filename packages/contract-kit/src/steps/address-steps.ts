import {
  createAddress,
  deleteAddress,
  getApplicationContext,
  listAddresses,
  updateAddress,
  type CallSpec,
} from '@cartonnage/sdk/contract'
import { forBuyer, inputFrom, reads, writes, type Step, type RunContext } from './step'

const locations: Readonly<Record<string, { readonly postalCode: string; readonly city: string }>> = {
  CH: { postalCode: '9400', city: 'Rorschach' },
  DE: { postalCode: '88709', city: 'Meersburg' },
}

/** An invented address in a country that the shop ships to. */
export function inventedAddress(context: RunContext) {
  const country = context.response(getApplicationContext)?.shippingCountries[0] ?? 'CH'
  const location = locations[country] ?? { postalCode: '1000', city: 'Testville' }
  return { firstName: 'Contract', lastName: 'Check', street: 'Kartonweg 1', ...location, country }
}

/** The address that this run saved; searched in the list if the response to saving it drifted. */
function ownAddressOf(context: RunContext): string | undefined {
  const { street, lastName } = inventedAddress(context)
  const listed = context
    .response(listAddresses)
    ?.items.find((address) => address.street === street && address.lastName === lastName)
  return context.response(createAddress)?.addressId ?? listed?.addressId
}

const onCreated = (call: CallSpec, body?: object): Step =>
  writes(
    call,
    forBuyer((accountId, context) =>
      inputFrom(ownAddressOf(context), 'no address of our own', (addressId) => ({
        params: { accountId, addressId },
        ...(body === undefined ? {} : { body }),
      })),
    ),
  )

/** Saves, changes and deletes an address. */
export const addressSteps: readonly Step[] = [
  writes(
    createAddress,
    forBuyer((accountId, context) => ({
      params: { accountId },
      body: { addressType: 'Shipping', ...inventedAddress(context), name: 'Contract Check' },
    })),
  ),
  reads(
    listAddresses,
    forBuyer((accountId) => ({ params: { accountId }, query: { pageSize: '25' } })),
  ),
  onCreated(updateAddress, { street: 'Kartonweg 2' }),
  onCreated(deleteAddress),
]
