import { formatMoney, isZeroMoney } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import { totalsRows } from '../../src/shared/lines/totals-rows'
import type { OrderDelivery } from '../../src/shared/order/data/order-deliveries'
import { readOrderTotals } from '../../src/shared/order/data/order-view'
import { shopSettings } from '../../src/shell/shop-settings'
import { mailI18n } from './mail-i18n'
import type { MailInput, MailRow } from './mail'
import { fillIn, mailTexts } from './mail-texts'

/** The sums of an order as its page has them: gross first for everybody but a business. */
export function mailSums(deliveries: readonly OrderDelivery[], mail: MailInput): readonly MailRow[] {
  const { order, shop, locale, isBusiness } = mail
  const totals = readOrderTotals(order, deliveries)
  if (totals === null) return reportedSums(mail)
  const t = mailI18n(locale).getFixedT(locale, 'cart')
  return totalsRows({ totals, shop, locale, t, shippingLater: undefined, isNetFirst: isBusiness })
}

/** The net amounts that the platform sent, where they are not all there. */
function reportedSums({ order, locale }: MailInput): readonly MailRow[] {
  const { subtotal, discount, shipping, vat, total } = order
  const texts = mailTexts[locale]
  const t = mailI18n(locale).getFixedT(locale, 'cart')
  const row = (label: string, money: Money | null) =>
    money === null ? [] : [{ label, value: formatMoney(money, locale) }]
  const priceRow = (label: string, money: Money | null) =>
    money !== null && isZeroMoney(money) ? [{ label, value: t('totals.free') }] : row(label, money)
  return [
    ...priceRow(texts.goods, subtotal),
    ...row(texts.discount, discount !== null && isZeroMoney(discount) ? null : discount),
    ...priceRow(texts.delivery, shipping),
    ...row(texts.vat, vat),
    ...row(texts.total, total),
  ]
}

/** Why there is no VAT, with both VAT ids. */
export function exemptionNotes(
  deliveries: readonly OrderDelivery[],
  { order: { vatId }, locale, shop }: MailInput,
): readonly string[] {
  const isExempt = deliveries.some(({ delivery }) => delivery?.vatRate === 0)
  if (!isExempt || vatId === null) return []
  return [fillIn(mailTexts[locale].intraCommunity, { buyer: vatId, seller: shopSettings[shop].vatId })]
}
