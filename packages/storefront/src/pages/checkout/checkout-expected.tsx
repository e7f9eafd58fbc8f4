import { useShopClient } from '@cartonnage/react-hooks'
import { deliveryDates, deliveryTariff, shopRegions } from '@cartonnage/sdk/rules'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { DeliveryCalendarContext } from '../../shell/delivery-calendar'
import type { DeliveryCalendar } from '../../shell/delivery-calendar'
import { locationsAt } from '../../shell/holiday-places'
import { shopSettings } from '../../shell/shop-settings'
import type { ShopSettings } from '../../shell/shop-settings'
import { stockLine } from '../../shared/lines/cart-item'
import { longestLeadDays } from '../../shared/cart/lead-days'
import { shopDay } from '../../shared/delivery-day/shop-day'
import { afterPaymentText } from '../../shared/delivery/after-payment-text'
import { deliveryKind } from '../../shared/delivery/delivery-kind'
import { daysAfterPayment, methodDays } from '../../shared/delivery/method-days'
import { useDayText } from '../../shared/delivery-day/use-day-text'
import { useExpectedDay } from '../../shared/delivery-day/use-expected-day'
import { listDeliveries } from './checkout-deliveries'
import type { CheckoutDelivery } from './checkout-deliveries'
import type { StepData } from './data/checkout-loader'
import type { CheckoutGroup, GroupMethod } from './delivery-form'

/** By when each group is expected; where address or method change the day of the cart, from what to what. */
export function CheckoutExpected({ data }: { readonly data: StepData }) {
  const lines = useGroupTexts(data)
  return lines.map(({ id, text }) => (
    <p key={id} className="type-small">
      {text}
    </p>
  ))
}

function useGroupTexts(data: StepData) {
  const { t } = useTranslation('delivery')
  const { shop } = useShopClient()
  const dayText = useDayText()
  const calendar = use(DeliveryCalendarContext)
  const dayOf = useExpectedDay()
  const { sender } = shopSettings[shop]
  const deliveries = listDeliveries(data)
  const isSplit = deliveries.length > 1
  return deliveries.flatMap((delivery) => {
    const { group } = delivery
    const text = groupText(delivery)
    // Of several lines each says where it goes.
    const city = isSplit ? group.deliveryAddress?.city : undefined
    return text === undefined ? [] : [{ id: group.id, text: city ? `${city}: ${text}` : text }]
  })

  function groupText({ group, items }: CheckoutDelivery): string | undefined {
    if (group.desiredDeliveryDate)
      return t('desired', { day: dayText(group.desiredDeliveryDate.slice(0, 10)) })
    const chosen = data.choice?.method === 'prepayment' ? group.selectedDeliveryMethod : null
    const afterPayment = chosen && afterPaymentText(daysAfterPayment(chosen), t)
    if (afterPayment) return t('expectedDays', { days: afterPayment })
    // What it was in the cart says little of a part of it.
    const before = isSplit
      ? undefined
      : dayOf({
          leadDays: longestLeadDays(items.map(stockLine), shopDay(Date.now())),
          // Where all carts begin: the region may have followed the address since.
          destination: shopRegions[shop][0],
        })
    const method = group.selectedDeliveryMethod ?? group.availableDeliveryMethods[0]
    const days =
      method && calendar && methodDays(method, { calendar, sender, address: group.deliveryAddress })
    if (!method || !days) return before && t('expected', { day: dayText(before) })
    const { latest } = days
    if (deliveryKind(method) === 'pickUp') return t('ready', { day: dayText(latest) })
    if (before === undefined || latest === before) return t('expected', { day: dayText(latest) })
    const change = { before: dayText(before), after: dayText(latest) }
    const isByAddress = latest === parcelDay(group, method, { calendar, sender })
    return t('expected', { day: isByAddress ? t('otherAddress', change) : t('otherMethod', change) })
  }
}

/** The day on which a parcel of the group would be expected at its address. */
function parcelDay(
  { deliveryAddress: address }: CheckoutGroup,
  { processTime }: GroupMethod,
  { calendar, sender }: { readonly calendar: DeliveryCalendar; readonly sender: ShopSettings['sender'] },
): string | undefined {
  const country = address?.country
  const transit = country && deliveryTariff(country)?.workingDays
  if (!transit) return undefined
  const { now, holidays, places } = calendar
  const destination = locationsAt(places, { ...address, country })
  const input = { now, calendar: holidays, sender, destination, leadDays: processTime ?? 0, transit }
  return deliveryDates(input).latest
}
