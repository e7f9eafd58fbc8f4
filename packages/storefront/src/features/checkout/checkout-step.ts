import type { ShopClient } from '@cartonnage/sdk'
import { paths } from '../../app/paths'

export type Checkout = Awaited<ReturnType<ShopClient['checkout']['load']>>

/** The steps in their order. */
export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The group that all goods travel in. */
export const mainGroup = ({ deliveryGroups }: Pick<Checkout, 'deliveryGroups'>) =>
  deliveryGroups.find(({ isDefault }) => isDefault) ?? deliveryGroups[0]

/** The first step that still lacks something; `review` when an order could be placed. */
export function firstOpenStep(
  checkout: Checkout,
  { isPaymentChosen }: { readonly isPaymentChosen: boolean },
): CheckoutStep {
  const group = mainGroup(checkout)
  if (!group?.deliveryAddress) return 'address'
  if (!group.selectedDeliveryMethod) return 'delivery'
  return isPaymentChosen ? 'review' : 'payment'
}

/** The wished step, or the first open one where it comes earlier; without a wish the first open one. */
export function chooseStep(wished: string | null, open: CheckoutStep): CheckoutStep {
  const step = checkoutSteps.find((known) => known === wished)
  if (step === undefined) return open
  return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(open) ? step : open
}

/** The billing address that stands for "the same as the delivery address". */
export const sameAddress = 'delivery'

/** A step's address below the base path; what was chosen does not stand in it. */
export const stepPath = (step: CheckoutStep): string => `${paths.checkout()}?${new URLSearchParams({ step })}`

/** Stands for the delivery address of the checkout that is in no address book. */
export const presentAddress = 'present'

/** `next` of the payment step's form where it goes on to a new billing address, with what was typed kept. */
export const toNewAddress = 'new-address'
