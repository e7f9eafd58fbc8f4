import { isSafeUrl } from '@cartonnage/sdk/rules'
import { findPrintWait, listPrinted } from '../../src/shared/order-facts/print-state'
import { findOrderTerms } from '../../src/shared/order/order-terms'
import { paths } from '../../src/shell/paths'
import type { ServiceSlug } from '../../src/shell/paths'
import { formatVersion } from '../../src/shell/text-versions'
import { mailI18n } from './mail-i18n'
import type { MailInput, MailLink } from './mail'
import { mayWithdraw } from './mail-law-texts'
import { fillIn, mailTexts } from './mail-texts'
import { pageUrl } from './page-url'
import type { Place } from './page-url'

const linkOf = (mail: Place, text: string, path: string): readonly MailLink[] => {
  const href = pageUrl(mail, path)
  return href === null ? [] : [{ text, href }]
}

/** The carrier's page about a delivery that was sent, and the order. */
export const mailActions = (mail: MailInput): readonly MailLink[] => [
  ...trackingLink(mail),
  ...orderLink(mail),
  ...printLink(mail),
]

function trackingLink({ kind, locale, order, deliveryGroupId }: MailInput): readonly MailLink[] {
  const state = order.deliveryStates.find((found) => found.deliveryGroupId === deliveryGroupId)
  const href = state?.trackingUrl ?? null
  if (kind !== 'sent' || href === null) return []
  const isPublic = isSafeUrl(href, { origin: URL.parse(href)?.origin ?? '', allow: 'http' })
  return isPublic ? [{ text: mailTexts[locale].follow, href }] : []
}

/** Buyers sign in to see their order; guests prove it on a page whose address has nothing personal. */
function orderLink(mail: MailInput): readonly MailLink[] {
  const { kind, isGuest, isCopy, locale, order } = mail
  if (isCopy) return []
  const { lookUp, toInvoice, toOrder } = mailTexts[locale]
  if (isGuest) return linkOf(mail, lookUp, paths.orderLookup())
  const path = paths.order(order.orderReferenceNumber ?? '')
  return kind === 'invoiced'
    ? linkOf(mail, toInvoice, paths.orderPaper(path, 'invoice'))
    : linkOf(mail, toOrder, path)
}

/** Where buyers hand in what is to be printed; guests find the way there on the page of their order. */
function printLink(mail: MailInput): readonly MailLink[] {
  const { kind, isGuest, isCopy, locale, order } = mail
  const isWaiting = findPrintWait(order) === 'file' && listPrinted(order).length > 0
  if (kind !== 'received' || isGuest || isCopy || !isWaiting) return []
  const text = mailI18n(locale).getFixedT(locale, 'orders')('print.handIn')
  return linkOf(mail, text, paths.printFiles(paths.order(order.orderReferenceNumber ?? '')))
}

/** What buyers keep with the confirmation, and what they may need once the goods are there. */
export function mailLinks(mail: MailInput): readonly MailLink[] {
  const { kind, shop } = mail
  const back = mayWithdraw(mail) ? 'withdrawal' : 'returns'
  if (kind === 'invoiced') return eInvoiceLink(mail)
  if (kind === 'delivered') return [...serviceLink(mail, back), ...serviceLink(mail, 'guarantee')]
  if (kind !== 'received') return []
  const isRelevant = back === 'withdrawal' || shop === 'CH'
  return [
    ...termsLink(mail),
    ...(isRelevant ? serviceLink(mail, back) : []),
    ...serviceLink(mail, 'guarantee'),
  ]
}

/** A business of the German shop may get its invoice for its bookkeeping program. */
function eInvoiceLink(mail: MailInput): readonly MailLink[] {
  const { shop, locale, isBusiness, isGuest, order } = mail
  if (shop !== 'DE' || !isBusiness || isGuest) return []
  const text = mailI18n(locale).getFixedT(locale, 'orders')('papers.eInvoice')
  return linkOf(mail, text, paths.eInvoice(paths.order(order.orderReferenceNumber ?? '')))
}

const serviceLink = (mail: MailInput, slug: ServiceSlug): readonly MailLink[] =>
  linkOf(mail, nameOf(mail, slug), paths.service(slug))

const nameOf = ({ locale }: MailInput, slug: ServiceSlug): string =>
  mailI18n(locale).getFixedT(locale, 'common')(`service.${slug}`)

/** The terms as they were when the order was placed, at the address that they keep. */
function termsLink(mail: MailInput): readonly MailLink[] {
  const { order, shop, locale } = mail
  const terms = findOrderTerms(order, shop)
  if (terms === undefined) return serviceLink(mail, 'terms')
  const day = formatVersion(terms.version, locale)
  const text = fillIn(mailTexts[locale].version, { name: nameOf(mail, 'terms'), day })
  return linkOf(mail, text, terms.path)
}
