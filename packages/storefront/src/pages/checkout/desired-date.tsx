import { useShopClient } from '@cartonnage/react-hooks'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../components/field'
import { useHydrated } from '../../hydration/use-hydrated'
import { DeliveryCalendarContext } from '../../shell/delivery-calendar'
import { shopSettings } from '../../shell/shop-settings'
import { useDayText } from '../../shared/delivery-day/use-day-text'
import { desiredRange } from './delivery-form'
import type { CheckoutGroup, EnteredDelivery, GroupMethod } from './delivery-form'

interface DesiredDateProps {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly group: CheckoutGroup
  /** The chosen one. */
  readonly method: GroupMethod | undefined
  readonly entered: EnteredDelivery
}

/** The requested day. Its picker begins with the earliest day of the chosen method; without scripts, of any method. */
export function DesiredDate({ id, name, error, group, method, entered }: DesiredDateProps) {
  const { t } = useTranslation('checkout')
  const { shop } = useShopClient()
  const day = useDayText('full')
  const calendar = use(DeliveryCalendarContext)
  const isHydrated = useHydrated()
  if (calendar === null || method === undefined) return null
  const { sender } = shopSettings[shop]
  const rangeOf = (each: GroupMethod) => desiredRange(each, { group, calendar, sender })
  const { earliest, last } = rangeOf(method)
  const any = group.availableDeliveryMethods.map((each) => rangeOf(each).earliest).sort()[0]
  return (
    <Field
      id={id}
      name={name}
      error={error}
      type="date"
      min={isHydrated ? earliest : (any ?? earliest)}
      max={last}
      label={t('delivery.date')}
      labelNote={t('delivery.optional')}
      hint={t('delivery.dateHint', { day: day(earliest) })}
      defaultValue={entered.desiredDate}
    />
  )
}
