import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper } from '../../src/app/shopper.fixture'
import { placeOrder } from '../../src/shared/order/placed-order.fixture'
import { openPageVisitor } from './page-visitor.fixture'
import type { Platform } from '../platform/platform'
import { openShopServer } from './shop-server.fixture'

const count = 130
const timeout = 120_000

/** The text of people, without scripts. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** The fields of the only form with quantities, as a browser without scripts would send them untouched. */
function formOf(html: string): readonly (readonly [string, string])[] {
  const form = (html.match(/<form\b.*?<\/form>/gs) ?? []).find((text) => text.includes('name="held"')) ?? ''
  return [...form.matchAll(/<input\b[^>]*>/g)].flatMap(([input]) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]
    const isOff = input.includes('type="checkbox"') && !input.includes('checked=""')
    const name = attribute('name')
    return name === undefined || isOff ? [] : [[name, attribute('value') ?? ''] as const]
  })
}

/** A buyer without scripts who has ordered many products, of which three have been taken off sale since. */
async function openLongOrder(wrap: (fetch: Platform['fetch']) => Platform['fetch'] = (fetch) => fetch) {
  const sandbox = createNodeSandbox({ products: 400 })
  const shopper = createShopper({ sandbox })
  await shopper.signIn(buyers.reto)
  const shop = shopper.createClient()
  const { products } = await shop.catalog.search({ searchTerm: 'karton', pageSize: 200 })
  const sold = products.filter(({ fields, prices }) => Number(fields.Stock__c) > 400 && prices !== null)
  const lines = sold.slice(0, count).map(({ id, purchaseQuantityRule: rule }) => {
    const step = Number(rule?.increment ?? 1)
    return { productId: id, quantity: Math.ceil(Math.max(20, Number(rule?.minimum ?? 1)) / step) * step }
  })
  expect(lines).toHaveLength(count)
  const number = await placeOrder(shop, lines)
  const gone = [3, 64, 129].map((index) => sold[index]?.fields.StockKeepingUnit ?? '')
  for (const [index, sku] of gone.entries()) {
    const body = JSON.stringify({ sku, ...(index === 0 && { successor: '1001100' }) })
    await sandbox.fetch(new Request('http://localhost/__sandbox/products', { method: 'POST', body }))
  }
  const { fetch, close, clock } = sandbox
  const platform: Platform = {
    fetch: wrap(fetch),
    close,
    now: clock.now,
    isSandbox: true,
    isAdminEnabled: true,
  }
  const { port, failures } = await openShopServer({ platform })
  const visitor = openPageVisitor(port)
  await visitor.signIn('/de-CH', buyers.reto)
  const path = `/de-CH/my/orders/${number}/again`
  const press = async (form: readonly (readonly [string, string])[]) => await visitor.sendForm(path, form)
  const inCart = async () => (await shop.cart.load())?.items ?? []
  return { sandbox, shop, visitor, path, press, inCart, lines, gone, failures, products: sold }
}

describe('an order of 130 items without scripts', { timeout }, () => {
  it('is in the cart with one press, but for the three that are gone, which are named', async () => {
    const { visitor, path, press, inCart, products, gone, lines } = await openLongOrder()
    const page = await visitor.open(path)
    expect(page.status).toBe(200)
    const form = formOf(page.body)
    expect(form.filter(([name]) => name === 'take')).toHaveLength(count - 3)
    const report = await press(form)
    const text = textOf(report.body)
    expect(report.status).toBe(200)
    expect(text).toContain('127 von 130 Artikeln liegen im Warenkorb.')
    expect(text).toContain('Nicht mehr im Sortiment (3)')
    // Each by its name, once.
    for (const { name, fields } of products.slice(0, count)) {
      const isGone = gone.includes(fields.StockKeepingUnit ?? '')
      expect([name, text.replaceAll('\u00a0', ' ').includes(`${name}`.replaceAll('\u00a0', ' '))]).toEqual([
        name,
        true,
      ])
      if (isGone) expect(text.indexOf('Nicht mehr im Sortiment')).toBeLessThan(text.indexOf('Im Warenkorb ('))
    }
    const cart = await inCart()
    expect(cart).toHaveLength(count - 3)
    for (const { productId, quantity } of cart)
      expect([productId, Number(quantity)]).toEqual([
        productId,
        lines.find((line) => line.productId === productId)?.quantity,
      ])
  })

  it('is added once by two presses at the same time, and by a reload after that', async () => {
    const { visitor, path, press, inCart, lines } = await openLongOrder()
    const form = formOf((await visitor.open(path)).body)
    for (const report of await Promise.all([press(form), press(form)]))
      expect(textOf(report.body)).toContain('127 von 130 Artikeln liegen im Warenkorb.')
    expect(textOf((await press(form)).body)).toContain('127 von 130 Artikeln liegen im Warenkorb.')
    for (const { productId, quantity } of await inCart())
      expect(Number(quantity)).toBe(lines.find((line) => line.productId === productId)?.quantity)
  })

  it.each([
    ['is lost', () => Promise.reject(new TypeError('fetch failed'))],
    ['is a 500', () => Promise.resolve(new Response('', { status: 500 }))],
    ['is a 409', () => Promise.resolve(Response.json([{ errorCode: 'X', message: '' }], { status: 409 }))],
  ] as const)(
    'says so when the response to the second call %s, and the next press adds the rest',
    async (_, respond) => {
      let calls = 0
      let isBroken = true
      const long = await openLongOrder((fetch) => async (request) => {
        if (request.url.includes('cart-items/batch')) calls += 1
        const isSecond = request.url.includes('cart-items/batch') && calls > 1
        return isSecond && isBroken ? await respond() : await fetch(request)
      })
      const report = await long.press(formOf((await long.visitor.open(long.path)).body))
      isBroken = false
      expect(textOf(report.body)).toMatch(/Nicht sicher \(|Noch nicht im Warenkorb \(/)
      const again = await long.press(formOf(report.body))
      expect(textOf(again.body)).toContain('127 von 130 Artikeln liegen im Warenkorb.')
      const cart = await long.inCart()
      expect(cart).toHaveLength(count - 3)
      for (const { productId, quantity } of cart)
        expect(Number(quantity)).toBe(long.lines.find((line) => line.productId === productId)?.quantity)
    },
  )
})
