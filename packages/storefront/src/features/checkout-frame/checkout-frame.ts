import type { PageFrame } from '../../app/page-handle'
import { CheckoutFooter } from './checkout-footer'
import { CheckoutHeader } from './checkout-header'

/** The head and the foot of the pages from the cart to the order. */
export const checkoutFrame: PageFrame = { Header: CheckoutHeader, Footer: CheckoutFooter }
