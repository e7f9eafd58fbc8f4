import {
  calendarDay,
  desiredDateDays,
  findDesiredDateProblem,
  findInstructionsProblem,
  readInstructions,
} from '@cartonnage/sdk/rules'
import type { DesiredDateProblem, DriverInstructions } from '@cartonnage/sdk/rules'
import type { DeliveryCalendar } from '../../shell/delivery-calendar'
import type { ShopSettings } from '../../shell/shop-settings'
import { checkbox, text } from '../../forms/field-schema'
import type { Entered, Problems, Values } from '../../forms/form-schema'
import { formSchema } from '../../forms/form-schema'
import { readForm } from '../../forms/read-form'
import type { TextProblem } from '../../forms/text-problem'
import { deliveryKind } from '../delivery/delivery-kind'
import { destinationLocation, methodDays } from '../delivery/method-days'
import type { Checkout } from './checkout-step'

export type CheckoutGroup = Checkout['deliveryGroups'][number]
export type GroupMethod = CheckoutGroup['availableDeliveryMethods'][number]

const fields = {
  methodId: text({ isRequired: true }),
  desiredDate: text(),
  needsLift: checkbox(),
  callsBefore: checkbox(),
  callPhone: text(),
  openingHours: text(),
  remark: text({ isMultiline: true }),
}

/** The fields of a delivery group in their order. Those of freight are ignored for other methods. */
export const deliveryFields = [
  ...(['methodId', 'needsLift', 'callsBefore', 'callPhone', 'openingHours'] as const),
  ...(['desiredDate', 'remark'] as const),
] as const
export type DeliveryField = keyof typeof fields
type DeliveryProblem = TextProblem | DesiredDateProblem | 'phone' | 'room'
export type DeliveryProblems = Problems<DeliveryField, DeliveryProblem>
export type EnteredDelivery = Entered<typeof fields>

/** What was entered for a delivery group, and what is wrong with it. */
export interface RefusedDelivery {
  readonly entered: EnteredDelivery
  readonly problems: DeliveryProblems
}

/** What to save for a group. */
export interface DeliveryChoice {
  readonly method: GroupMethod
  /** `''` for as soon as possible. */
  readonly desiredDate: string
  readonly instructions: DriverInstructions
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

/** Reads the fields of a group: either what to save, or what is wrong. */
export function readDelivery(
  form: FormData,
  context: DeliveryReadingContext,
): { readonly choice: DeliveryChoice; readonly entered: EnteredDelivery } | RefusedDelivery {
  const schema = formSchema(fields, (values) => findProblems(values, context))
  const reading = readForm(fieldsOfGroup(form, context.group.id), schema)
  const { entered } = reading
  if (!reading.isValid) return { entered, problems: reading.problems }
  const method = methodOf(context.group, reading.values.methodId)
  if (method === undefined) return { entered, problems: { methodId: 'missing' } }
  const { desiredDate } = reading.values
  return { entered, choice: { method, desiredDate, instructions: toInstructions(reading.values, context) } }
}

function fieldsOfGroup(form: FormData, groupId: string): FormData {
  const own = new FormData()
  for (const name of deliveryFields)
    for (const value of form.getAll(groupFieldName(name, groupId))) own.append(name, value)
  return own
}

export const methodOf = ({ availableDeliveryMethods }: CheckoutGroup, id: string): GroupMethod | undefined =>
  availableDeliveryMethods.find((method) => method.id === id)

function findProblems(values: Values<typeof fields>, context: DeliveryReadingContext): DeliveryProblems {
  const method = methodOf(context.group, values.methodId)
  if (method === undefined) return { methodId: 'missing' }
  const date = values.desiredDate === '' ? undefined : findDateProblem(values.desiredDate, method, context)
  const phone = deliveryKind(method) === 'freight' ? findPhoneProblem(values, context) : undefined
  const tooLong = findInstructionsProblem(toInstructions(values, context))
  return {
    ...(date && { desiredDate: date }),
    ...(phone && { callPhone: phone }),
    ...(tooLong && { [tooLong.field]: 'room' as const }),
  }
}

const findDateProblem = (day: string, method: GroupMethod, context: DeliveryReadingContext) =>
  findDesiredDateProblem(day, desiredRange(method, context))

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

function findPhoneProblem(
  { callsBefore, callPhone }: Pick<EnteredDelivery, 'callsBefore' | 'callPhone'>,
  { parsePhone }: DeliveryReadingContext,
): 'missing' | 'phone' | undefined {
  if (!callsBefore) return undefined
  if (callPhone === '') return 'missing'
  return parsePhone(callPhone) === undefined ? 'phone' : undefined
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
