import { useShopClient } from '@cartonnage/react-hooks'
import { addWorkingDays, findInstructionsProblem } from '@cartonnage/sdk/rules'
import type { DesiredDateProblem } from '@cartonnage/sdk/rules'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { bindFields } from '../../forms/bind-fields'
import { useTextProblem } from '../../forms/use-text-problem'
import { DeliveryCalendarContext } from '../../shell/delivery-calendar'
import { shopSettings } from '../../shell/shop-settings'
import { useDayText } from '../../shared/delivery-day/use-day-text'
import type { CheckoutResponse } from './data/checkout-run'
import { deliveryFields, desiredRange, groupFieldName, methodOf, toInstructions } from './delivery-form'
import type { CheckoutGroup, DeliveryField, DeliveryProblems, EnteredDelivery } from './delivery-form'

type Problem = NonNullable<DeliveryProblems[DeliveryField]>

/** Returns what binds the fields of a delivery group, and the lines of the summary, to what is wrong with them. */
export function useDeliveryBinding(response: CheckoutResponse | undefined) {
  const problemText = useProblemText()
  return (group: CheckoutGroup) => {
    const refused = response?.delivery?.[group.id]
    const { field, errors } = bindFields({
      form: `delivery-${group.id}`,
      names: deliveryFields,
      problems: refused?.problems,
      textOf: (name, problem) => problemText({ group, name, entered: refused?.entered }, problem),
    })
    return {
      errors,
      field: (name: DeliveryField) => ({ ...field(name), name: groupFieldName(name, group.id) }),
    }
  }
}

export type DeliveryBinding = ReturnType<ReturnType<typeof useDeliveryBinding>>

interface WrongField {
  readonly group: CheckoutGroup
  readonly name: DeliveryField
  readonly entered: EnteredDelivery | undefined
}

/** Returns the sentence for what is wrong with a field. */
function useProblemText() {
  const { t } = useTranslation('checkout')
  const textProblem = useTextProblem()
  const dateProblem = useDateProblem()
  const labels = useDeliveryLabels()
  return (wrong: WrongField, problem: Problem): string => {
    const { name } = wrong
    if (problem === 'missing')
      return t(name === 'callPhone' ? 'problem.phone-missing' : 'problem.method-missing')
    if (problem === 'gone') return t('problem.method-gone')
    if (problem === 'phone') return t('problem.phone-invalid')
    if (problem === 'room') return roomText(wrong)
    if (isDateProblem(problem)) return dateProblem(wrong, problem)
    return textProblem(problem, { label: labels[name] })
  }

  function roomText({ group, name, entered }: WrongField): string {
    if (entered === undefined || (name !== 'remark' && name !== 'openingHours')) return ''
    const given = toInstructions(entered, { group, parsePhone: () => undefined })
    const count = findInstructionsProblem(given)?.room ?? 0
    return t('problem.room', { label: labels[name], count, length: given[name].length })
  }
}

const dateProblems: readonly string[] = ['invalid', 'early', 'late', 'closed'] satisfies DesiredDateProblem[]

const isDateProblem = (problem: Problem): problem is DesiredDateProblem => dateProblems.includes(problem)

function useDateProblem() {
  const { t } = useTranslation('checkout')
  const { shop } = useShopClient()
  const day = useDayText('full')
  const calendar = use(DeliveryCalendarContext)
  return ({ group, entered }: WrongField, problem: DesiredDateProblem): string => {
    const method = entered && methodOf(group, entered.methodId)
    if (problem === 'invalid' || calendar === null || !method) return t('problem.date-invalid')
    const range = desiredRange(method, { group, calendar, sender: shopSettings[shop].sender })
    if (problem === 'early') return t('problem.date-early', { day: day(range.earliest) })
    if (problem === 'late') return t('problem.date-late', { day: day(range.last) })
    const next = addWorkingDays(entered.desiredDate, 0, range)
    return t('problem.date-closed', { day: day(entered.desiredDate), next: day(next) })
  }
}

/** The labels of the fields. */
export function useDeliveryLabels(): Readonly<Record<DeliveryField, string>> {
  const { t } = useTranslation('checkout')
  return {
    methodId: t('delivery.legend'),
    desiredDate: t('delivery.date'),
    needsLift: t('delivery.needsLift'),
    callsBefore: t('delivery.callsBefore'),
    callPhone: t('delivery.callPhone'),
    openingHours: t('delivery.openingHours'),
    remark: t('delivery.remark'),
  }
}
