import { paths } from '../../app/paths'

/**
 * Where a buyer came from to enter an address, as `from` in the page's address. A fixed list: an address of a page
 * that came from outside would have to be judged first.
 */
export const fromPayment = 'payment'
export const fromRegistration = 'registration'

/** The step of the checkout to go back to. */
export const checkoutStepAfter = (search: URLSearchParams): string | undefined =>
  search.get('from') === fromPayment ? `${paths.checkout()}?step=payment` : undefined

/** A new buyer goes on to the shop. */
export const homeAfter = (search: URLSearchParams): string | undefined =>
  search.get('from') === fromRegistration ? paths.home() : undefined
