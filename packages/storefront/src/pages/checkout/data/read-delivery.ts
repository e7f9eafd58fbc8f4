import { findDesiredDateProblem, findInstructionsProblem } from '@cartonnage/sdk/rules'
import type { DriverInstructions } from '@cartonnage/sdk/rules'
import { checkbox, text } from '../../../forms/reading/field-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import { readForm } from '../../../forms/reading/read-form'
import { deliveryKind } from '../../../shared/delivery/delivery-kind'
import { deliveryFields, desiredRange, groupFieldName, methodOf, toInstructions } from '../delivery-form'
import type {
  DeliveryProblems,
  DeliveryReadingContext,
  EnteredDelivery,
  GroupMethod,
  RefusedDelivery,
} from '../delivery-form'

const fields = {
  methodId: text({ isRequired: true }),
  desiredDate: text(),
  needsLift: checkbox(),
  callsBefore: checkbox(),
  callPhone: text(),
  openingHours: text(),
  remark: text({ isMultiline: true }),
}

/** What to save for a group. */
export interface DeliveryChoice {
  readonly method: GroupMethod
  /** `''` for as soon as possible. */
  readonly desiredDate: string
  readonly instructions: DriverInstructions
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
  if (method === undefined) return { entered, problems: { methodId: 'gone' } }
  const { desiredDate } = reading.values
  return { entered, choice: { method, desiredDate, instructions: toInstructions(reading.values, context) } }
}

function fieldsOfGroup(form: FormData, groupId: string): FormData {
  const own = new FormData()
  for (const name of deliveryFields)
    for (const value of form.getAll(groupFieldName(name, groupId))) own.append(name, value)
  return own
}

function findProblems(values: EnteredDelivery, context: DeliveryReadingContext): DeliveryProblems {
  const method = methodOf(context.group, values.methodId)
  // A method may vanish while it is shown: another tab has changed what goes to the address.
  if (method === undefined) return { methodId: values.methodId === '' ? 'missing' : 'gone' }
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

function findPhoneProblem(
  { callsBefore, callPhone }: Pick<EnteredDelivery, 'callsBefore' | 'callPhone'>,
  { parsePhone }: DeliveryReadingContext,
): 'missing' | 'phone' | undefined {
  if (!callsBefore) return undefined
  if (callPhone === '') return 'missing'
  return parsePhone(callPhone) === undefined ? 'phone' : undefined
}
