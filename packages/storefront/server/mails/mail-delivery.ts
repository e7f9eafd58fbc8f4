import { addressLines, addressName } from '@cartonnage/sdk/rules'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { keepSizesTogether } from '../../src/shared/lines/cart-item'
import {
  formatAmountOf,
  formatUnitPrice,
  isFreeLine,
  orderLine,
} from '../../src/shared/lines/format-line-amount'
import { deliveryMethodName, isPickUpName } from '../../src/shared/order/delivery-method-name'
import { driverLines } from '../../src/shared/delivery/driver-lines'
import { afterPaymentText } from '../../src/shared/delivery/after-payment-text'
import { formatDeliveryDay } from '../../src/shell/order-date'
import type { OrderDelivery } from '../../src/shared/order/data/order-deliveries'
import { quantityText } from '../../src/shared/price/unit-labels'
import { shopSettings } from '../../src/shell/shop-settings'
import { mailI18n } from './mail-i18n'
import { rowOf } from './mail'
import type { MailDelivery, MailInput, MailItem, MailRow } from './mail'
import { fillIn, mailTexts } from './mail-texts'

interface DeliveryContext {
  readonly mail: MailInput
  readonly heading: string
}

/** Where a delivery goes and when it comes, and its items: gross for everybody but a business. */
export function toMailDelivery(entry: OrderDelivery, { mail, heading }: DeliveryContext): MailDelivery {
  const { locale, shop } = mail
  return {
    heading,
    address: isPickedUp(mail, entry.id) ? shopSettings[shop].pickUpAddress : addressOf(entry, mail),
    rows: [...methodRows(entry, locale), ...whenRows(entry, mail), ...driverRows(entry, mail)],
    itemsLabel: labelOf(entry, mail),
    items: entry.items.map((item) => toMailItem(item, entry, mail)),
  }
}

/** Whether the buyer comes for a delivery. Before it is under way, only its method says so. */
export function isPickedUp({ order: { deliveryStates, deliveries } }: MailInput, id: string): boolean {
  const state = deliveryStates.find(({ deliveryGroupId }) => deliveryGroupId === id)
  const delivery = deliveries.find(({ deliveryGroupId }) => deliveryGroupId === id)
  return state?.isPickUp ?? isPickUpName(delivery?.methodName ?? null)
}

const deliveryCountries = ['CH', 'DE', 'NL', 'LU', 'BE'] as const

/** Amounts are in the mails about money only. */
const hasAmounts = ({ kind }: MailInput): boolean => kind === 'received' || kind === 'invoiced'

function labelOf({ delivery }: OrderDelivery, mail: MailInput): string {
  const { items, itemsNet, itemsGross } = mailTexts[mail.locale]
  if (!hasAmounts(mail)) return items
  return mail.isBusiness || delivery?.vatRate === null ? itemsNet : itemsGross
}

/** As it is written in its country; the country only abroad. */
function addressOf({ delivery }: OrderDelivery, { locale, shop }: MailInput): readonly string[] {
  const address = delivery?.address ?? null
  if (address === null) return []
  const country = address.country ?? shop
  const lines = addressLines({ ...address, name: addressName(address, country) }, country)
  return country === shop ? lines : [...lines, countryName(country, locale)]
}

function countryName(country: string, locale: ShopLocale): string {
  const supported = deliveryCountries.find((code) => code === country)
  const t = mailI18n(locale).getFixedT(locale, 'common')
  // The same in all languages.
  if (supported === undefined) return country === 'LI' ? 'Liechtenstein' : country
  return t(`country.${supported}`)
}

function methodRows({ delivery }: OrderDelivery, locale: ShopLocale): readonly MailRow[] {
  const texts = mailI18n(locale)
  const name = delivery?.methodName ?? null
  const value = name && deliveryMethodName(name, texts.getFixedT(locale, 'orders'))
  return rowOf(texts.getFixedT(locale, 'orders')('detail.method'), value)
}

/** The wished day or the promised one, as long as it is ahead; in working days where a payment comes first. */
function whenRows({ id, delivery }: OrderDelivery, mail: MailInput): readonly MailRow[] {
  const { kind, locale, order } = mail
  const isToPickUp = isPickedUp(mail, id)
  const isAhead = ['received', 'paid', 'packed'].includes(kind) || (kind === 'sent' && !isToPickUp)
  if (delivery === null || !isAhead) return []
  const texts = mailTexts[locale]
  const { latestEstimatedDeliveryTime: latest, desiredDeliveryDate: desired } = delivery
  const requested = rowOf(texts.desired, desired && formatDay(desired, locale))
  if (order.isAwaitingPayment)
    return [
      ...requested,
      ...rowOf(
        texts.expectedDays,
        afterPaymentText(delivery, mailI18n(locale).getFixedT(locale, 'delivery')),
      ),
    ]
  const isLate = (latest ?? '').slice(0, 10) > (desired ?? '~').slice(0, 10)
  const label = isToPickUp ? texts.readyBy : texts.expected
  return [
    ...requested,
    ...(desired === null || isLate ? rowOf(label, latest && formatDay(latest, locale)) : []),
  ]
}

/** What the driver has to know, in the confirmation only. */
const driverRows = ({ delivery }: OrderDelivery, { kind, locale }: MailInput): readonly MailRow[] =>
  kind === 'received'
    ? driverLines(delivery?.shippingInstructions ?? null, mailI18n(locale).getFixedT(locale, 'delivery')).map(
        ({ text }) => ({ label: text, value: '' }),
      )
    : []

function toMailItem(
  item: OrderDelivery['items'][number],
  { delivery }: OrderDelivery,
  mail: MailInput,
): MailItem {
  const { locale, isBusiness } = mail
  const { name, sku } = item
  const line = orderLine(item)
  const main = isBusiness ? ('net' as const) : ('gross' as const)
  const t = mailI18n(locale).getFixedT(locale, 'cart')
  const format = { rate: delivery?.vatRate ?? null, main, locale, t }
  const unit = hasAmounts(mail) && !isFreeLine(line) ? formatUnitPrice(line, format) : null
  return {
    quantity: quantityText(line.quantity, item.unit, unitsOf(locale)),
    name: keepSizesTogether(name ?? sku ?? '–'),
    details: [
      name === null ? null : sku,
      unit && fillIn(mailTexts[locale].each, { price: unit }),
      mail.kind === 'received' ? awaitedText(item, locale) : null,
    ].filter((detail) => detail !== null),
    amount: (hasAmounts(mail) ? formatAmountOf(line, format) : null) ?? '',
  }
}

/** How much of an item was not in stock when it was ordered; null for none. */
function awaitedText(
  { awaitedQuantity, awaitedFrom, unit }: OrderDelivery['items'][number],
  locale: ShopLocale,
): string | null {
  if (awaitedFrom === null || !Number(awaitedQuantity)) return null
  const t = mailI18n(locale).getFixedT(locale, 'orders')
  const amount = quantityText(awaitedQuantity ?? 0, unit, unitsOf(locale))
  return t('detail.awaited', { amount, date: formatDay(awaitedFrom, locale) })
}

const unitsOf = (locale: ShopLocale) => ({ locale, t: mailI18n(locale).getFixedT(locale, 'units') })

/** As the page of the order has it. */
const formatDay = (instant: string, locale: ShopLocale): string =>
  mailI18n(locale).getFixedT(locale, 'orders')('detail.day', formatDeliveryDay(instant, locale))
