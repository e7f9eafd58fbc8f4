import type { CheckoutFeature } from '@cartonnage/sdk'
import type { ShopType } from '@cartonnage/sdk/rules'
import { paths } from '../../shell/paths'
import { paymentProblems } from './checkout-problem'
import type { PaymentProblem } from './checkout-problem'
import { deliversTo } from '../../shared/addresses/delivery-country'

export type Checkout = Awaited<ReturnType<CheckoutFeature['load']>>

/** The steps in their order. */
export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

export type DeliveryGroup = Checkout['deliveryGroups'][number]

/** The default delivery group: new items join it, and the region follows its address. */
export const mainGroup = ({ deliveryGroups }: Pick<Checkout, 'deliveryGroups'>) =>
  deliveryGroups.find(({ isDefault }) => isDefault) ?? deliveryGroups[0]

/** The groups that have items, the default one first; one of unknown content counts. */
export const deliveredGroups = ({
  deliveryGroups,
}: Pick<Checkout, 'deliveryGroups'>): readonly DeliveryGroup[] =>
  deliveryGroups
    .filter(({ totalCartItemCount }) => totalCartItemCount !== 0)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))

/** The addresses that the items go to. */
export const deliveryAddresses = (checkout: Pick<Checkout, 'deliveryGroups'>) =>
  deliveredGroups(checkout).flatMap(({ deliveryAddress }) => deliveryAddress ?? [])

/** Whether the items go to several addresses, or apart. */
export const isSplit = (checkout: Pick<Checkout, 'deliveryGroups'>): boolean =>
  deliveredGroups(checkout).length > 1

/**
 * The delivery address of the default group, if it is in one of the shop's countries: a checkout may start with a default address outside
 * of them, which does not count.
 */
export function chosenAddress(checkout: Pick<Checkout, 'deliveryGroups'>, shop: ShopType) {
  const address = mainGroup(checkout)?.deliveryAddress
  return address && deliversTo(shop, address.country) ? address : undefined
}

/** The first incomplete step; `review` when the order can be placed. */
export function firstOpenStep(
  checkout: Checkout,
  { shop, isPaymentChosen }: { readonly shop: ShopType; readonly isPaymentChosen: boolean },
): CheckoutStep {
  const groups = deliveredGroups(checkout)
  const isDeliverable = ({ deliveryAddress: address }: DeliveryGroup) =>
    Boolean(address && deliversTo(shop, address.country))
  if (groups.length === 0 || !groups.every(isDeliverable)) return 'address'
  if (groups.some(({ selectedDeliveryMethod }) => !selectedDeliveryMethod)) return 'delivery'
  return isPaymentChosen ? 'review' : 'payment'
}

/** The requested step, or the first open one where that comes earlier or none is requested. */
export function chooseStep(requested: string | null, open: CheckoutStep): CheckoutStep {
  const step = checkoutSteps.find((candidate) => candidate === requested)
  if (step === undefined) return open
  return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(open) ? step : open
}

/** The billing address "same as the delivery address". */
export const sameAddress = 'delivery'

/** A step's path below the base path. */
export const stepPath = (step: CheckoutStep): string => `${paths.checkout()}?${new URLSearchParams({ step })}`

/** Where a shopper continues, and the steps that were chosen for them and that they have not seen. */
export interface NextStep {
  readonly step: CheckoutStep
  readonly preset: readonly Exclude<CheckoutStep, 'review'>[]
}

const presetSteps = 'preset'

/** The path of the step that follows; it names the steps that were chosen for the shopper, so that the page says so. */
export const nextPath = ({ step, preset }: NextStep): string =>
  preset.length === 0 ? stepPath(step) : `${stepPath(step)}&${presetSteps}=${preset.join('.')}`

/** The steps that were chosen for the shopper, from the URL. */
export function readPresetSteps(search: URLSearchParams): NextStep['preset'] {
  const named = search.get(presetSteps)?.split('.') ?? []
  return (['address', 'delivery', 'payment'] as const).filter((step) => named.includes(step))
}

const outdated = 'outdated'

/** The review, shown again because the order has changed since. */
export const outdatedReviewPath = (): string => `${stepPath('review')}&${outdated}=1`

/** Whether the review is shown again for that reason. */
export const isReviewOutdated = (search: URLSearchParams): boolean => search.has(outdated)

const passedDate = 'date'

/** The delivery step, which says that a requested day is no longer possible. */
export const passedDatePath = (): string => `${stepPath('delivery')}&${passedDate}=passed`

/** Whether the delivery step is shown again for that reason. */
export const isDatePassed = (search: URLSearchParams): boolean => search.has(passedDate)

const failedPayment = 'payment'

/** The payment step, which says why the payment did not go through. */
export const failedPaymentPath = (problem: PaymentProblem): string =>
  `${stepPath('payment')}&${new URLSearchParams({ [failedPayment]: problem })}`

/** Why the payment did not go through, from the URL. */
export const readPaymentProblem = (search: URLSearchParams): PaymentProblem | undefined =>
  paymentProblems.find((problem) => problem === search.get(failedPayment))

const requestedAt = 'asked'

/** The page that finds out the outcome of an order requested at a time, in ms since 1970. */
export const findingOutPath = (at: number): string => `${stepPath('review')}&${requestedAt}=${at}`

/** How long to poll, in ms: twice as long as the platform may work on an order. */
const findingOutMs = 120_000

/** Whether the URL names an order with an unknown outcome, and whether polling for it goes on. */
export function readRequestedOrder(search: URLSearchParams, now: number): 'none' | 'looking' | 'over' {
  const age = now - Number(search.get(requestedAt) ?? NaN)
  if (!search.has(requestedAt)) return 'none'
  return age >= 0 && age < findingOutMs ? 'looking' : 'over'
}

/** The delivery address of the checkout that is not in the address book. */
export const currentAddress = 'present'

/** `next` of the payment step's form: saves the input and goes to a new billing address. */
export const toNewAddress = 'new-address'
