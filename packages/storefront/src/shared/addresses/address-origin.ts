import { paths } from '../../shell/paths'

/**
 * Where a buyer came from to enter an address: `from` in the page's URL. A fixed list, because a URL given there would
 * have to be checked first.
 */
const fromPayment = 'payment'
export const fromRegistration = 'registration'

/** The form for a billing address that the payment step needs. */
export const billingAddressPath = (): string => paths.address('new', { type: 'Billing', from: fromPayment })

/** The checkout step to go back to; an address that was saved meanwhile is chosen there by its id. */
export function checkoutStepAfter(search: URLSearchParams, addressId?: string): string | undefined {
  if (search.get('from') !== fromPayment) return undefined
  const saved = addressId === undefined ? {} : { billing: addressId }
  return `${paths.checkout()}?${new URLSearchParams({ step: 'payment', ...saved })}`
}

/** Where a buyer who has just registered goes on to. */
export const homeAfter = (search: URLSearchParams): string | undefined =>
  search.get('from') === fromRegistration ? paths.home() : undefined
