import { calendarDay, desiredDateDays, readInstructions } from '@cartonnage/sdk/rules'
import type { DesiredDateProblem, DriverInstructions } from '@cartonnage/sdk/rules'
import type { DeliveryCalendar } from '../../shell/delivery-calendar'
import type { ShopSettings } from '../../shell/shop-settings'
import type { Problems } from '../../forms/reading/form-schema'
import type { TextProblem } from '../../forms/text-problem'
import { deliveryKind } from '../../shared/delivery/delivery-kind'
import { destinationLocation, methodDays } from '../../shared/delivery/method-days'
import type { Checkout } from './checkout-step'

export type CheckoutGroup = Checkout['deliveryGroups'][number]
export type GroupMethod = CheckoutGroup['availableDeliveryMethods'][number]

/** The fields of a delivery group in their order. Those of freight are ignored for other methods. */
export const deliveryFields = [
  'methodId',
  'needsLift',
  'callsBefore',
  'callPhone',
  'openingHours',
  'desiredDate',
  'remark',
] as const
export type DeliveryField = (typeof deliveryFields)[number]
type DeliveryProblem = TextProblem | DesiredDateProblem | 'gone' | 'phone' | 'room'
export type DeliveryProblems = Problems<DeliveryField, DeliveryProblem>

/** What the fields of a group hold, valid or not. */
export interface EnteredDelivery {
  readonly methodId: string
  readonly needsLift: boolean
  readonly callsBefore: boolean
  readonly callPhone: string
  readonly openingHours: string
  readonly desiredDate: string
  readonly remark: string
}

/** What was entered for a delivery group, and what is wrong with it. */
export interface RefusedDelivery {
  readonly entered: EnteredDelivery
  readonly problems: DeliveryProblems
}

/** A form's name of a group's field. */
export const groupFieldName = (name: DeliveryField, groupId: string): string => `${name}-${groupId}`

export interface DeliveryReadingContext {
  readonly group: CheckoutGroup
  readonly calendar: DeliveryCalendar
  readonly sender: ShopSettings['sender']
  /** The number with its country code, or undefined for what is no phone number. */
  readonly parsePhone: (phone: string) => string | undefined
}

export const methodOf = ({ availableDeliveryMethods }: CheckoutGroup, id: string): GroupMethod | undefined =>
  availableDeliveryMethods.find((method) => method.id === id)

/** The days that may be requested of a method, in a group with this address. */
export function desiredRange(
  method: GroupMethod,
  { group, calendar, sender }: Pick<DeliveryReadingContext, 'group' | 'calendar' | 'sender'>,
) {
  const input = { calendar, sender, address: group.deliveryAddress }
  const dayAfter = (ms: number) => calendarDay(calendar.now + ms, sender.timeZone)
  return {
    earliest: methodDays(method, input)?.earliest ?? dayAfter(0),
    last: dayAfter(desiredDateDays * 86_400_000),
    location: destinationLocation(method, input),
    calendar: calendar.holidays,
  }
}

/** What the driver has to know, of a form's fields; without those of freight for other methods. */
export function toInstructions(
  { methodId, needsLift, callsBefore, callPhone, openingHours, remark }: EnteredDelivery,
  { group, parsePhone }: Pick<DeliveryReadingContext, 'group' | 'parsePhone'>,
): DriverInstructions {
  const method = methodOf(group, methodId)
  if (method === undefined || deliveryKind(method) !== 'freight')
    return { needsLift: false, callBefore: '', openingHours: '', remark }
  return {
    needsLift,
    callBefore: callsBefore ? (parsePhone(callPhone) ?? callPhone) : '',
    openingHours,
    remark,
  }
}

/** What a group's form begins with: what was entered into a refused one, or what the checkout has. */
export function enteredDelivery(group: CheckoutGroup, refused: RefusedDelivery | undefined): EnteredDelivery {
  if (refused !== undefined) return refused.entered
  const { callBefore, ...instructions } = readInstructions(group.shippingInstructions)
  const chosen = group.selectedDeliveryMethod?.id ?? ''
  const first = group.availableDeliveryMethods[0]?.id ?? ''
  return {
    ...instructions,
    methodId: methodOf(group, chosen)?.id ?? first,
    desiredDate: group.desiredDeliveryDate?.slice(0, 10) ?? '',
    callsBefore: callBefore !== '',
    callPhone: callBefore === '' ? (group.deliveryAddress?.phoneNumber ?? '') : callBefore,
  }
}
