import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { openShopServer } from './shop-server.fixture'
import type { PlainBrowser, PlainPage } from './plain-browser.fixture'
import { formOf, openPlainBrowser } from './plain-browser.fixture'
import { createRemotePlatform } from '../platform/remote-platform'
import { openSlowPlatform } from './slow-platform.fixture'

vi.setConfig({ testTimeout: 60_000 })

/** In production 8 s, 5 s and 30 s. */
const deadlines = { pageMs: 1_000, readMs: 1_000, writeMs: 2_000 }
/** Longer than a page's time. */
const slowMs = 1_300
/** Longer than a write's time. */
const tooSlowMs = 3_000

const carton = '/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA'
const order = { method: 'POST', path: /\/orders$/ }
const payment = { method: 'POST', path: /\/payments$/ }

/** A buyer without scripts at the order button; only what follows has the deadlines. */
async function walkToReview(limits: Parameters<typeof openShopServer>[0]['deadlines'] = deadlines) {
  const platform = await openSlowPlatform()
  const remote = createRemotePlatform(platform.origin)
  const [patient, hasty] = [
    await openShopServer({ platform: remote }),
    await openShopServer({ platform: remote, deadlines: limits }),
  ]
  const browser = openPlainBrowser()
  const base = `${patient.origin}/de-CH`
  const post = (path: string, form: Record<string, string>) => browser.open(base + path, { form })
  await post('/login', { email: 'einkauf@alpenblick.example', password: 'cartonnage' })
  await post(carton, { quantity: '25' })
  const address = await post('/checkout', { intent: 'start' })
  const delivery = await post('/checkout?step=address', formOf(address, 'intent', 'address'))
  const paying = await post('/checkout?step=delivery', formOf(delivery, 'intent', 'delivery'))
  const review = await post('/checkout?step=payment', {
    ...formOf(paying, 'intent', 'payment'),
    method: 'invoice',
    billing: 'delivery',
    next: '',
  })
  // The pages that follow load their modules once in a process.
  await browser.open(`${base}/my/orders`)
  const form = formOf(review, 'intent', 'order')
  const url = `${hasty.origin}/de-CH/checkout`
  return {
    platform,
    browser,
    failures: hasty.failures,
    press: (signal?: AbortSignal) => browser.open(`${url}?step=review`, { form, signal }),
    comeBack: () => browser.open(url),
    doorUrl: url,
  }
}

type Walk = Awaited<ReturnType<typeof walkToReview>>

/** Reloads as the page says, until there is another page. */
async function pollUntilKnown({ origin }: URL, browser: PlainBrowser, page: PlainPage): Promise<PlainPage> {
  let displayed = page
  for (let look = 0; look < 40 && displayed.headers.get('refresh') !== null; look += 1) {
    await wait(250)
    displayed = await browser.open(origin + displayed.path)
  }
  return displayed
}

/** The only order in the tables is on the page where the browser ended. */
function expectOneDisplayedOrder({ platform }: Walk, { status, path, html }: PlainPage) {
  const [number = 'none', ...others] = platform.orderNumbers()
  expect(others).toEqual([])
  expect([status, path]).toEqual([200, `/de-CH/order-confirmation/${number}`])
  expect(html).toContain(number)
}

describe('finding 2: an order of a buyer without scripts', () => {
  it.each([
    ['an order', [order]],
    ['a payment', [payment]],
    ['a payment and an order', [payment, order]],
  ])('is placed once and its number shown when %s takes longer than a page may', async (_, slow) => {
    const walk = await walkToReview()
    for (const one of slow) walk.platform.slowDown({ ...one, ms: slowMs })
    expectOneDisplayedOrder(walk, await walk.press())
  })

  it.each([
    ['the order', order],
    ['the payment', payment],
  ])('is placed when the buyer leaves during %s, who sees its number on coming back', async (_, slow) => {
    const walk = await walkToReview()
    walk.platform.slowDown({ ...slow, ms: slowMs })
    await expect(walk.press(AbortSignal.timeout(500))).rejects.toThrow(/timeout/i)
    await vi.waitFor(() => expect(walk.platform.orderNumbers()).toHaveLength(1), { timeout: 10_000 })
    expectOneDisplayedOrder(walk, await walk.comeBack())
  })

  it('is placed once when the buyer leaves, comes back before it is done and orders again', async () => {
    const walk = await walkToReview()
    walk.platform.slowDown({ ...order, ms: slowMs })
    await expect(walk.press(AbortSignal.timeout(500))).rejects.toThrow(/timeout/i)
    await walk.comeBack()
    expectOneDisplayedOrder(walk, await walk.press())
  })

  it('is placed once when the form is sent twice at once', async () => {
    const walk = await walkToReview()
    walk.platform.slowDown({ ...order, ms: slowMs })
    for (const page of await Promise.all([walk.press(), walk.press()])) expectOneDisplayedOrder(walk, page)
  })

  it.each([
    ['the order', order],
    ['the payment', payment],
  ])('is placed once when the connection breaks before %s is answered', async (_, slow) => {
    const walk = await walkToReview()
    walk.platform.slowDown({ ...slow, ms: 200, breaks: 1 })
    expectOneDisplayedOrder(walk, await walk.press())
  })

  it('that takes longer than a write may is looked for, and its number shown; nothing is asked for twice', async () => {
    const walk = await walkToReview()
    walk.platform.slowDown({ ...order, ms: tooSlowMs })
    const finding = await walk.press()
    expect([finding.status, finding.headers.get('refresh')]).toEqual([200, '4'])
    expect(finding.html).toContain('Wir prüfen alle paar Sekunden, ob Ihre Bestellung angekommen ist')
    expect(walk.platform.orderNumbers()).toEqual([])
    const displayed = await pollUntilKnown(new URL(walk.doorUrl), walk.browser, finding)
    expectOneDisplayedOrder(walk, displayed)
    expect(walk.platform.calls.filter((call) => order.path.test(call))).toHaveLength(1)
  })

  it('is looked for when payment and order together take longer than the page may wait', async () => {
    const walk = await walkToReview({ ...deadlines, responseMs: 2_000 })
    for (const one of [payment, order]) walk.platform.slowDown({ ...one, ms: slowMs })
    const finding = await walk.press()
    expect(finding.headers.get('refresh')).toBe('4')
    expectOneDisplayedOrder(walk, await pollUntilKnown(new URL(walk.doorUrl), walk.browser, finding))
    expect(walk.failures).toEqual([])
  })

  it('is not paid for again while a payment takes longer than a write may; the next press orders', async () => {
    const walk = await walkToReview()
    walk.platform.slowDown({ ...payment, ms: tooSlowMs })
    const page = await walk.press()
    expect([page.status, walk.platform.orderNumbers()]).toEqual([422, []])
    expect(walk.platform.calls.filter((call) => payment.path.test(call))).toHaveLength(1)
    walk.platform.hurry()
    expectOneDisplayedOrder(walk, await walk.press())
  })
})
