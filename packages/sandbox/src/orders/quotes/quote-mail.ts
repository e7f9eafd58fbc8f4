import type { SandboxContext } from '../../calls/sandbox-context'
import { insertMail } from '../../mails/mail-repository'
import { findBuyer } from '../../people/session/buyer-repository'
import { type ShopLocale, translate } from '../../shop'
import { listQuoteLines, listQuoteNotes, sellerName, type QuoteRecord } from './quote-repository'
import { quoteSums } from './quote-sums'

interface Texts {
  readonly subject: (number: string) => string
  readonly hello: (name: string) => string
  readonly ready: (name: string) => string
  readonly net: (sum: string) => string
  readonly until: (day: string) => string
  readonly link: string
}

const german: Texts = {
  subject: (number) => `Ihr Angebot ${number} ist da`,
  hello: (name) => `Guten Tag ${name}`,
  ready: (name) => `Ihr Angebot ist bereit: ${name}`,
  net: (sum) => `Summe ohne MwSt.: ${sum}`,
  until: (day) => `Gültig bis ${day}`,
  link: 'Hier sehen Sie es an, nehmen es an oder schreiben uns dazu:',
}
const swiss: Texts = {
  ...german,
  subject: (number) => `Ihre Offerte ${number} ist da`,
  ready: (name) => `Ihre Offerte ist bereit: ${name}`,
  net: (sum) => `Summe ohne MWST: ${sum}`,
  link: 'Hier sehen Sie sie an, nehmen sie an oder schreiben uns dazu:',
}
const french: Texts = {
  subject: (number) => `Votre offre ${number} est prête`,
  hello: (name) => `Bonjour ${name},`,
  ready: (name) => `Votre offre est prête\u202f: ${name}`,
  net: (sum) => `Total hors TVA\u202f: ${sum}`,
  until: (day) => `Valable jusqu’au ${day}`,
  link: 'Vous pouvez la consulter, l’accepter ou nous répondre ici\u202f:',
}
const english: Texts = {
  subject: (number) => `Your quote ${number} is ready`,
  hello: (name) => `Hello ${name},`,
  ready: (name) => `Your quote is ready: ${name}`,
  net: (sum) => `Total without VAT: ${sum}`,
  until: (day) => `Valid until ${day}`,
  link: 'Look at it, accept it or write to us about it here:',
}

/** Tells the buyer that a quote can be accepted, in the language in which it was asked for; nobody where it has no buyer. */
export function sendQuoteMail(context: SandboxContext, quote: QuoteRecord): void {
  const buyer = quote.ownerId === null ? undefined : findBuyer(context.db, quote.ownerId)
  if (!buyer) return
  const texts = translate({ de: german, 'de-CH': swiss, fr: french, en: english }, quote.locale)
  insertMail(context.db, {
    to: buyer.email,
    subject: texts.subject(quote.quoteNumber),
    text: [
      texts.hello(`${buyer.firstName} ${buyer.lastName}`),
      '',
      ...listAttributes(context, quote, texts),
      '',
      texts.link,
      `${quote.siteUrl ?? ''}/my/offers/${quote.id}`,
    ].join('\n'),
    createdAt: context.clock.now(),
  })
}

function listAttributes(context: SandboxContext, quote: QuoteRecord, texts: Texts): readonly string[] {
  const { db } = context
  const { net } = quoteSums(context, quote.shop, listQuoteLines(db, quote.id))
  const latest = listQuoteNotes(db, quote.id).findLast(({ createdBy }) => createdBy === sellerName)
  return [
    texts.ready(quote.name),
    ...(net === null ? [] : [texts.net(money(net, quote))]),
    ...(quote.lastDay === null ? [] : [texts.until(formatDay(quote.lastDay, quote.locale))]),
    ...(latest === undefined ? [] : ['', latest.content]),
  ]
}

const money = (sum: string, { locale, currencyCode: currency }: QuoteRecord): string =>
  // `format` takes a decimal text as it is.
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(sum as `${number}`)

const formatDay = (day: string, locale: ShopLocale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )
