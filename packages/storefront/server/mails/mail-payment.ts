import { formatIban, formatMoney, isPaymentMethod } from '@cartonnage/sdk/rules'
import { addDays, formatOrderDate, toDay } from '../../src/shell/order-date'
import { isPaid } from '../../src/pages/papers/paper'
import { needsTransfer, transferUntil } from '../../src/shared/order-facts/transfer'
import { shopSettings } from '../../src/shell/shop-settings'
import { mailI18n } from './mail-i18n'
import { rowOf } from './mail'
import type { MailInput, MailRow, MailSection } from './mail'
import { fillIn, mailTexts } from './mail-texts'

/** How the order is paid, in the mails that are about money. */
export function paymentRows({ kind, order, shop, locale }: MailInput): readonly MailRow[] {
  if (kind !== 'received' && kind !== 'paid' && kind !== 'invoiced') return []
  const { payment, byInvoice, nothingLeft } = mailTexts[locale]
  const { paymentMethod: method } = order
  const t = mailI18n(locale).getFixedT(locale, 'orders')
  if (!isPaid(order))
    return kind === 'received'
      ? [{ label: payment, value: fillIn(byInvoice, { days: String(shopSettings[shop].paymentDays) }) }]
      : []
  const how =
    isPaymentMethod(method) && method !== 'invoice' ? t(`detail.paidBy.${method}`) : t('detail.online')
  return [
    { label: payment, value: how },
    ...(kind === 'invoiced' ? [{ label: nothingLeft, value: '' }] : []),
    ...(kind === 'paid' && order.total !== null
      ? rowOf(t('transfer.amount'), formatMoney(order.total, locale))
      : []),
  ]
}

/**
 * What is to be transferred, until when and with which message: of an order in advance, and of an invoice. Never in a copy:
 * its address may be a stranger's, who owes nothing.
 */
export function transferSection(mail: MailInput): MailSection | null {
  const { order, shop, locale, isCopy } = mail
  const due = dueOf(mail)
  if (isCopy || due === null || order.total === null) return null
  const { holder, street, houseNumber, postalCode, city, iban, bic, bank } = shopSettings[shop].bankAccount
  const t = mailI18n(locale).getFixedT(locale, 'orders')
  return {
    heading: due.heading,
    text: due.text,
    rows: [
      { label: t('transfer.amount'), value: formatMoney(order.total, locale) },
      ...rowOf(t('transfer.until'), due.until && formatOrderDate(due.until, locale)),
      { label: t('transfer.iban'), value: formatIban(iban) },
      ...(order.total.currencyCode === 'CHF' ? [] : [{ label: t('transfer.bic'), value: bic }]),
      {
        label: t('transfer.holder'),
        value: `${holder}, ${street} ${houseNumber}, ${postalCode} ${city}`,
      },
      { label: t('transfer.bank'), value: bank },
      { label: t('transfer.message'), value: due.message },
    ],
  }
}

interface Due {
  readonly heading: string
  readonly text: string
  /** `2026-11-28` */
  readonly until: string | null
  readonly message: string
}

function dueOf({ kind, order, shop, locale, siteUrl }: MailInput): Due | null {
  const { transferNow, transferText, transferCode, payInvoice, payInvoiceText } = mailTexts[locale]
  const { invoiceNumber, invoicedAt, orderReferenceNumber } = order
  const last = transferUntil(order, shop)
  const t = mailI18n(locale).getFixedT(locale, 'delivery')
  if (kind === 'received' && needsTransfer(order))
    return {
      heading: transferNow,
      text: [
        ...(last === null ? [] : [t('payBy', { date: formatOrderDate(last, locale) })]),
        transferText,
        ...(siteUrl === null ? [] : [transferCode]),
      ].join(' '),
      until: last,
      message: orderReferenceNumber ?? '',
    }
  if (kind !== 'invoiced' || isPaid(order) || invoiceNumber === null) return null
  const until = invoicedAt && addDays(toDay(invoicedAt), shopSettings[shop].paymentDays)
  return { heading: payInvoice, text: payInvoiceText, until, message: invoiceNumber }
}
