import { paths } from '../../app/paths'

/**
 * Where a buyer came from to enter an address, as `from` in the page's address. A fixed list: an address of a page
 * that came from outside would have to be judged first.
 */
const fromPayment = 'payment'
export const fromRegistration = 'registration'

/** The form of a billing address that the payment step asked for. */
export const billingAddressPath = (): string => paths.address('new', { type: 'Billing', from: fromPayment })

/** The step of the checkout to go back to; with the id of an address that was saved there, to choose it. */
export function checkoutStepAfter(search: URLSearchParams, addressId?: string): string | undefined {
  if (search.get('from') !== fromPayment) return undefined
  const saved = addressId === undefined ? {} : { billing: addressId }
  return `${paths.checkout()}?${new URLSearchParams({ step: 'payment', ...saved })}`
}

/** A new buyer goes on to the shop. */
export const homeAfter = (search: URLSearchParams): string | undefined =>
  search.get('from') === fromRegistration ? paths.home() : undefined
