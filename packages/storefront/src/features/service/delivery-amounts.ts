import { deliveryTariff, lineGross } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import { deliveryDays } from '../product/delivery-days'

/** An amount of the tariff; gross is null where the country's rate is not known. */
export interface DeliveryAmount {
  readonly net: Money
  readonly gross: Money | null
}

export interface AmountLabels {
  /** VAT rate of a country as a fraction, where it is known. */
  rateOf(countryCode: string): number | undefined
  write(amount: DeliveryAmount): string
}

const partPattern = /\{\{([A-Z]{2})\.(\w+\.\w+)\}\}/g

/**
 * A text with the amounts of the tariff in the place of `{{CH.parcel.fee}}`, `{{NL.freight.freeFrom}}` or
 * `{{DE.smallOrder.below}}`. What names nothing of a tariff stays as it is.
 */
export function fillDeliveryAmounts(text: string, { rateOf, write }: AmountLabels): string {
  return text.replace(partPattern, (part, countryCode: string, name: string) => {
    const net = findNet(countryCode, name)
    if (net === undefined) return part
    const rate = rateOf(countryCode)
    return write({ net, gross: rate === undefined ? null : lineGross(net, rate) })
  })
}

/** A text with the working days of delivery in the place of `{{CH.days}}`. */
export const fillDeliveryDays = (text: string): string =>
  text.replace(/\{\{([A-Z]{2})\.days\}\}/g, (part, countryCode: string) => deliveryDays(countryCode) ?? part)

function findNet(countryCode: string, name: string): Money | undefined {
  const tariff = deliveryTariff(countryCode)
  if (tariff === undefined) return undefined
  const { currencyCode, parcel, freight, smallOrder } = tariff
  const amounts: Readonly<Record<string, string | undefined>> = {
    'parcel.fee': parcel.fee,
    'parcel.freeFrom': parcel.freeFrom,
    'freight.fee': freight.fee,
    'freight.freeFrom': freight.freeFrom,
    'smallOrder.fee': smallOrder.fee,
    'smallOrder.below': smallOrder.below,
  }
  const amount = amounts[name]
  return amount === undefined ? undefined : { amount, currencyCode }
}
