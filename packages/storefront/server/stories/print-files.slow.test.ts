import { describe, expect, it, vi } from 'vitest'
import { pdfFile } from '../uploads/files.fixture'
import { formWith, openFileShop } from './file-desk.fixture'
import { formOf, openPlainBrowser } from './plain-browser.fixture'
import { readForm } from './plain-purchase.fixture'

vi.setConfig({ testTimeout: 60_000 })

const tape = '01tCN0002000290YAA'
const inCheckout = '/de-CH/checkout/print-files'

/** A browser without scripts whose buyer has printed tape in the review of the checkout. */
async function openReview() {
  const shop = await openFileShop()
  const browser = openPlainBrowser()
  const open = (path: string, form?: Readonly<Record<string, string>>) =>
    browser.open(shop.origin + path, { ...(form && { form }) })
  await open('/de-CH/login', { email: 'lea.keller@example.com', password: 'cartonnage' })
  const product = await open(`/de-CH/product/-/${tape}`)
  await open(product.path, { quantity: '144' })
  let review = await open('/de-CH/checkout', { intent: 'start' })
  for (const step of ['address', 'delivery', 'payment']) {
    if (!review.path.endsWith(`step=${step}`)) continue
    const chosen = step === 'payment' ? { method: 'prepayment' } : {}
    review = await open(review.path, { ...readForm(review.html, step), ...chosen })
  }
  /** Hands in a file by the form for it, and follows to the page that it leads back to. */
  const handIn = async (path: string, name: string, bytes: Uint8Array | string = pdfFile()) => {
    const url = `${shop.origin}/de-CH/files?to=${encodeURIComponent(path)}`
    const response = await browser.send(url, { method: 'POST', body: formWith(bytes, name) })
    return await open(response.headers.get('location')?.split('#')[0] ?? '')
  }
  return { shop, open, handIn, review }
}

type Review = Awaited<ReturnType<typeof openReview>>

const order = ({ open }: Review, { path, html }: { readonly path: string; readonly html: string }) =>
  open(path, readForm(html, 'order'))

/** The page of the order's files, by its link. */
const filesPath = (html: string) => / href="([^"]*\/print-files)"/.exec(html)?.[1] ?? ''

describe('a file for what is printed, without scripts', () => {
  it('is handed in in the checkout, and comes along with the order', async () => {
    const visit = await openReview()
    const { open, handIn, review, shop } = visit
    expect(review.html).toContain('Druckdaten: noch nichts abgegeben.')
    const empty = await open(inCheckout)
    expect(empty.html).toContain('<h1>Druckdaten</h1>')
    const refused = await handIn(inCheckout, 'logo.pdf', 'no PDF')
    expect(refused.html).toContain('Eine solche Datei können wir nicht drucken.')
    const held = await handIn(inCheckout, 'logo.pdf')
    const again = await open(inCheckout, formOf(held, `file-${tape}`))
    expect([again.path, again.html.includes('Druckdaten: logo.pdf.')]).toEqual([review.path, true])
    const placed = await order(visit, again)
    expect(placed.html).toContain('Dateien für den Druck: logo.pdf')
    expect(placed.html).toContain('Wir haben Ihre Datei und bereiten den Andruck vor.')
    const [kept] = await shop.store.list()
    expect([kept?.name, kept?.claimedFor]).toEqual(['logo.pdf', expect.stringMatching(/^checkout:/)])
  })

  it('comes after the order, and another one takes its place until the print is approved', async () => {
    const visit = await openReview()
    const { open, handIn, review, shop } = visit
    const placed = await order(visit, review)
    expect(placed.html).toContain('Für den Druck brauchen wir noch Ihr Logo oder Ihre Zeichnung.')
    const path = filesPath(placed.html)
    const none = await open(path, { [`file-${tape}`]: '' })
    expect([none.status, none.html.includes('Bitte wählen Sie zuerst eine Datei.')]).toEqual([422, true])
    const strange = await open(path, { [`file-${tape}`]: 'A'.repeat(22) })
    expect([strange.status, strange.html.includes('Eine Datei ist nicht mehr da')]).toEqual([422, true])
    const first = await handIn(path, 'logo.pdf')
    expect((await open(path, formOf(first, `file-${tape}`))).html).toContain('logo.pdf')
    const second = await handIn(path, 'logo 2.pdf')
    expect(second.html).toContain('Wir haben diese Datei: logo.pdf.')
    const named = await open(path, formOf(second, `file-${tape}`))
    expect([named.status, named.html.includes('Dateien für den Druck: logo 2.pdf')]).toEqual([200, true])
    await shop.move(path, 'approved')
    const closed = await open(path)
    expect(closed.html).toContain('Der Druck ist freigegeben')
    expect(closed.html).not.toContain('type="file"')
  })

  it('is asked for at orders with something printed only, and of their buyers only', async () => {
    const { open } = await openReview()
    expect((await open('/de-CH/my/orders/none/print-files')).status).toBe(404)
  })
})
