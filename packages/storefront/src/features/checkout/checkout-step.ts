import type { CheckoutFeature } from '@cartonnage/sdk'
import type { ShopType } from '@cartonnage/sdk/rules'
import { paths } from '../../app/paths'
import { deliversTo } from '../addresses/delivers-to'

export type Checkout = Awaited<ReturnType<CheckoutFeature['load']>>

/** The steps in their order. */
export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The group that all goods travel in. */
export const mainGroup = ({ deliveryGroups }: Pick<Checkout, 'deliveryGroups'>) =>
  deliveryGroups.find(({ isDefault }) => isDefault) ?? deliveryGroups[0]

/**
 * Where the goods go, in a country of the shop: a default address outside them, with which a checkout may start, counts
 * as none.
 */
export function chosenAddress(checkout: Pick<Checkout, 'deliveryGroups'>, shop: ShopType) {
  const address = mainGroup(checkout)?.deliveryAddress
  return address && deliversTo(shop, address.country) ? address : undefined
}

/** The first step that still lacks something; `review` when an order could be placed. */
export function firstOpenStep(
  checkout: Checkout,
  { shop, isPaymentChosen }: { readonly shop: ShopType; readonly isPaymentChosen: boolean },
): CheckoutStep {
  if (!chosenAddress(checkout, shop)) return 'address'
  if (!mainGroup(checkout)?.selectedDeliveryMethod) return 'delivery'
  return isPaymentChosen ? 'review' : 'payment'
}

/** The wished step, or the first open one where it comes earlier; without a wish the first open one. */
export function chooseStep(requested: string | null, open: CheckoutStep): CheckoutStep {
  const step = checkoutSteps.find((existing) => existing === requested)
  if (step === undefined) return open
  return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(open) ? step : open
}

/** The billing address that stands for "the same as the delivery address". */
export const sameAddress = 'delivery'

/** A step's address below the base path; what was chosen does not stand in it. */
export const stepPath = (step: CheckoutStep): string => `${paths.checkout()}?${new URLSearchParams({ step })}`

const outdated = 'outdated'

/** The review, shown anew because the order is not the one any more that it had shown. */
export const outdatedReviewPath = (): string => `${stepPath('review')}&${outdated}=1`

/** Whether the review is shown anew for that reason. */
export const isReviewOutdated = (search: URLSearchParams): boolean => search.has(outdated)

const requestedAt = 'asked'

/** Where it is found out what became of the order that was asked for then, in ms since 1970. */
export const findingOutPath = (at: number): string => `${stepPath('review')}&${requestedAt}=${at}`

/** How long it is looked for, in ms: twice as long as the platform may work on it. */
const findingOutMs = 120_000

/** Whether an order was asked for whose outcome nobody knew, and whether it is still looked for. */
export function readRequestedOrder(search: URLSearchParams, now: number): 'none' | 'looking' | 'over' {
  const age = now - Number(search.get(requestedAt) ?? NaN)
  if (!search.has(requestedAt)) return 'none'
  return age >= 0 && age < findingOutMs ? 'looking' : 'over'
}

/** Stands for the delivery address of the checkout that is in no address book. */
export const currentAddress = 'present'

/** `next` of the payment step's form where it goes on to a new billing address, with what was typed kept. */
export const toNewAddress = 'new-address'
