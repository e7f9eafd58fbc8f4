import { prepaymentTerm } from '@cartonnage/sdk/rules'
import type { ShopLocale, ShopType } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { formatOrderDate } from '../../src/shell/order-date'
import { servicePages } from '../../src/shell/service-pages'
import { sellers } from '../../src/shell/sellers'
import { openPageVisitor } from './page-visitor.fixture'
import { addProduct, openPayment, payAndOrder } from './plain-purchase.fixture'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { openShopServer } from './shop-server.fixture'

interface Site {
  readonly shop: ShopType
  readonly locale: ShopLocale
  readonly base: string
  readonly buyer: string
  /** What all places say, with the day. */
  readonly payBy: (day: string) => string
}

const swissBuyer = { shop: 'CH', buyer: 'lea.keller@example.com' } as const
const germanBuyer = { shop: 'DE', buyer: 'jonas.weber@example.de' } as const
const inGerman = (day: string) => `Geht die Zahlung nicht bis ${day} ein, stornieren wir die Bestellung.`
const inEnglish = (day: string) => `Your payment must reach us by ${day}, or we cancel the order.`
const inFrench = (day: string) => `Sans paiement d’ici au ${day}, nous annulons la commande.`

const sites: readonly Site[] = [
  { ...swissBuyer, locale: 'de-CH', base: '/de-CH', payBy: inGerman },
  { ...swissBuyer, locale: 'fr-CH', base: '/fr-CH', payBy: inFrench },
  { ...swissBuyer, locale: 'en-US', base: '', payBy: inEnglish },
  { ...germanBuyer, locale: 'de', base: '/de-shop', payBy: inGerman },
  { ...germanBuyer, locale: 'en-US', base: '/de-shop/en-US', payBy: inEnglish },
]

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** What people read of a page. */
const textOf = (html: string) =>
  plain(
    html
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', '’')
      .replaceAll('&amp;', '&'),
  )

/** Orders in advance, and reads every page, mail and paper about it, and the pages about the shop. */
async function walk({ base, buyer, shop }: Site) {
  const platform = createSandboxPlatform(undefined, { isAdminEnabled: true })
  const { port } = await openShopServer({ platform })
  const visitor = openPageVisitor(port)
  await visitor.signIn(base, buyer)
  const read = async (path: string) => {
    const { status, body } = await visitor.open(base + path)
    expect([path, status]).toEqual([path, 200])
    return textOf(body)
  }
  const move = (step: string) =>
    platform.fetch(
      new Request('http://localhost/__sandbox/orders', {
        method: 'POST',
        body: JSON.stringify({ orderNumber, step }),
      }),
    )
  const about = [
    '/',
    '/product/-/01tCN0001001180YAA',
    ...serviceSlugs(shop).map((slug) => `/service/${slug}`),
  ]
  const pages = await Promise.all(about.map(read))
  await addProduct(visitor, { base })
  const payment = await openPayment(visitor, base)
  const { placed } = await payAndOrder(visitor, payment, 'prepayment')
  const orderNumber = visitor.targetOf(placed)?.split('/').at(-1) ?? ''
  const order = `/my/orders/${orderNumber}`
  const waiting = [
    await read(`/order-confirmation/${orderNumber}`),
    await read(order),
    await read(`${order}/confirmation`),
  ]
  for (const step of ['paid', 'packed', 'sent', 'delivered']) await move(step)
  const later = [await read(`${order}/invoice`), await read(`${order}/delivery-note/L-${shop}-000001`)]
  const { body } = await visitor.send('/__sandbox/mails')
  const mails = (JSON.parse(body) as { mails: readonly { text: string; html: string }[] }).mails.toReversed()
  const written = mails.flatMap(({ text, html }) => [plain(text), textOf(html)])
  return { pages, payment: textOf(payment.body), waiting, later, written }
}

const serviceSlugs = (shop: ShopType) =>
  servicePages.filter(({ shops }) => shops.includes(shop)).map(({ slug }) => slug)

/** A text without what it may say of the company: the sellers of both shops, and the line of copyright. */
const withoutSellers = (text: string) =>
  [sellers.DE.sellerName, sellers.CH.sellerName, 'CARTONNAGE HOLDING AG'].reduce(
    (left, name) => left.replaceAll(name, ''),
    text,
  )

describe.each(sites)('all pages, mails and papers of $base in $locale', { timeout: 60_000 }, (site) => {
  it('name one seller, and one day for a prepayment', async () => {
    const { pages, payment, waiting, later, written } = await walk(site)
    const all = [...pages, payment, ...waiting, ...later, ...written]
    expect(written).toHaveLength(12)
    for (const text of all) {
      expect(withoutSellers(text)).not.toMatch(/.{20}(?:Holding|GmbH|Niederlassung|German branch).{0,20}/i)
    }
    const { sellerName } = sellers[site.shop]
    for (const text of [...later, ...written]) expect(text).toContain(sellerName)
    const day = prepaymentTerm(Date.now(), 'Europe/Zurich').lastDay
    const sentence = plain(site.payBy(formatOrderDate(day, site.locale)))
    for (const text of [payment, ...waiting, ...written.slice(0, 2)]) expect(text).toContain(sentence)
    for (const text of all) expect(text).not.toMatch(/\b7 (?:Tage|jours|days)|après 14 jours|nach 14 Tagen/)
  })
})
