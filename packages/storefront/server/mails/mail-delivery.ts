import { formatNumber, lineGross } from '@cartonnage/sdk/rules'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { keepSizesTogether } from '../../src/features/cart/cart-item'
import { formatLineAmount } from '../../src/features/cart/format-line-amount'
import { driverLines } from '../../src/features/delivery/driver-lines'
import { afterPaymentText } from '../../src/features/delivery/after-payment-text'
import type { OrderDelivery } from '../../src/features/orders/order-deliveries'
import { mailI18n } from './mail-i18n'
import { rowOf } from './mail'
import type { MailDelivery, MailInput, MailItem, MailRow } from './mail'
import { mailTexts } from './mail-texts'

/** Where a delivery goes and when it comes, and its items: gross for everybody but a business. */
export function toMailDelivery(entry: OrderDelivery, mail: MailInput): MailDelivery {
  return {
    rows: [
      ...rowOf(mailTexts[mail.locale].deliverTo, addressText(entry)),
      ...whenRows(entry, mail),
      ...driverRows(entry, mail),
    ],
    itemsLabel: labelOf(entry, mail),
    items: entry.items.map((item) => toMailItem(item, entry, mail)),
  }
}

/** Amounts are in the mails about money only. */
const hasAmounts = ({ kind }: MailInput): boolean => kind === 'received' || kind === 'invoiced'

function labelOf({ delivery }: OrderDelivery, mail: MailInput): string {
  const { items, itemsNet, itemsGross } = mailTexts[mail.locale]
  if (!hasAmounts(mail)) return items
  return mail.isBusiness || delivery?.vatRate === null ? itemsNet : itemsGross
}

function addressText({ delivery }: OrderDelivery): string {
  const address = delivery?.address
  const place = [address?.postalCode, address?.city].filter(Boolean).join(' ')
  return [address?.name, address?.street, place, delivery?.methodName].filter(Boolean).join(', ')
}

/** The wished day or the promised one, as long as it is ahead; in working days where a payment comes first. */
function whenRows({ delivery }: OrderDelivery, { kind, locale, order }: MailInput): readonly MailRow[] {
  if (delivery === null || !['received', 'paid', 'packed', 'sent'].includes(kind)) return []
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
  return [
    ...requested,
    ...(desired === null || isLate ? rowOf(texts.expected, latest && formatDay(latest, locale)) : []),
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
  { name, sku, quantity, totalPrice }: OrderDelivery['items'][number],
  { delivery }: OrderDelivery,
  mail: MailInput,
): MailItem {
  const { locale, isBusiness } = mail
  const rate = delivery?.vatRate ?? null
  const amount = totalPrice === null || isBusiness || rate === null ? totalPrice : lineGross(totalPrice, rate)
  return {
    quantity: `${formatNumber(quantity ?? 1, locale)} ×`,
    name: keepSizesTogether(name ?? sku ?? '–'),
    sku: name === null ? null : sku,
    amount: amount === null || !hasAmounts(mail) ? '' : formatLineAmount(amount, locale),
  }
}

const formatDay = (instant: string, locale: ShopLocale): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(instant))
