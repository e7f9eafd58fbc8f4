import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openShopServer } from './shop-server.fixture'
import { formOf, openPlainBrowser } from './plain-browser.fixture'
import type { PlainPage } from './plain-browser.fixture'
import { createSandboxPlatform } from '../platform/sandbox-platform'

vi.setConfig({ testTimeout: 60_000 })

const platform = createSandboxPlatform(undefined, { isAdminEnabled: true })
afterAll(() => platform.close())

const shops = [
  {
    name: 'Swiss',
    base: '/de-CH',
    webstoreId: '0ZECH00000000014AA',
    locale: 'de-CH',
    address: { street: 'Kartonweg 4', postalCode: '4600', city: 'Olten', country: 'CH' },
    button: 'Jetzt kostenpflichtig bestellen',
  },
  {
    name: 'German',
    base: '/de-shop',
    webstoreId: '0ZEDE00000000014AA',
    locale: 'de',
    address: { street: 'Kartonweg 4', postalCode: '88045', city: 'Friedrichshafen', country: 'DE' },
    button: 'Zahlungspflichtig bestellen',
  },
] as const
type Shop = (typeof shops)[number]

const productId = '01tCN0001001180YAA'
const email = 'nora.frei@example.com'
const person = { firstName: 'Nora', lastName: 'Frei' }

const titleOf = ({ html }: PlainPage) => /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
const mainOf = ({ html }: PlainPage) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const textOf = (page: PlainPage) =>
  mainOf(page)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00A0]+/g, ' ')
const linksOf = (page: PlainPage) =>
  [...mainOf(page).matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

/** The shop, and a browser that runs no scripts. */
async function openBrowser({ base }: Shop) {
  const { origin, failures } = await openShopServer({ platform })
  const browser = openPlainBrowser()
  const open = (path: string, form?: Readonly<Record<string, string>>) =>
    browser.open(origin + (path.startsWith(base) ? path : base + path), { ...(form && { form }) })
  return { ...browser, origin, failures, open }
}

type Browser = Awaited<ReturnType<typeof openBrowser>>

/** Sends the forms of the steps from a page of the checkout on, and the order's. */
async function order({ open }: Browser, from: PlainPage, payment: Readonly<Record<string, string>>) {
  let page = from
  for (const step of ['delivery', 'payment']) {
    if (!page.path.endsWith(`step=${step}`)) continue
    const chosen = step === 'payment' ? { ...payment, next: '' } : {}
    page = await open(page.path, { ...formOf(page, 'intent', step), ...chosen })
  }
  const review = page
  return { review, confirmation: await open(review.path, formOf(review, 'intent', 'order')) }
}

describe.each(shops)('someone without an account and without scripts in the $name shop', (shop) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser(shop)
  })
  beforeEach(() => browser.jar.clear())

  it('is told at the product why it cannot be added, and offered to sign in or to register', async () => {
    const product = await browser.open(`/product/-/${productId}`)
    const refused = await browser.open(product.path, { quantity: '25' })
    expect(refused.status).toBe(422)
    expect(textOf(refused)).toContain('JavaScript')
    const startUrl = `startUrl=${encodeURIComponent(product.path)}`
    expect(linksOf(refused)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`/login\\?${startUrl}$`)),
        expect.stringMatching(new RegExp(`/login/SelfRegister\\?${startUrl}$`)),
      ]),
    )
  })

  it('is told the same in the empty cart and at the sign-in', async () => {
    const cart = await browser.open('/anonymous-cart')
    expect(textOf(cart)).toContain('JavaScript')
    expect(linksOf(cart)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('/login?startUrl='),
        expect.stringContaining('/login/SelfRegister?startUrl='),
      ]),
    )
    const signIn = await browser.open('/login')
    expect(/<noscript>(.*?)<\/noscript>/s.exec(mainOf(signIn))?.[1]).toContain('JavaScript')
  })

  it('registers from the product, and gets back to it and on to a confirmed order', async () => {
    const { open } = browser
    const product = await open(`/product/-/${productId}`)
    const refused = await open(product.path, { quantity: '25' })
    const register = linksOf(refused).find((href) => href.includes('SelfRegister')) ?? ''
    const form = { ...person, email: `${crypto.randomUUID()}@example.com`, password: 'Karton und 7' }
    expect((await open(register, form)).path).toBe(product.path)
    await open(product.path, { quantity: '25' })
    const entering = await open('/checkout', { intent: 'start' })
    const delivery = await open(entering.path, {
      ...formOf(entering, 'intent', 'enter-address'),
      ...person,
      ...shop.address,
    })
    const { review, confirmation } = await order(browser, delivery, { method: 'prepayment' })
    expect(textOf(review)).toContain(shop.button)
    expect(confirmation.path).toMatch(/\/order-confirmation\/[\w-]+$/)
    expect(textOf(confirmation)).toContain('Danke, Nora Frei')
    expect(browser.failures).toEqual([])
  })
})

describe.each(shops)('a guest in the $name shop whose scripts stopped after the cart', (shop) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser(shop)
    const { send, origin } = browser
    const url = `${origin}/__sandbox/settings/${shop.webstoreId}`
    const headers = { 'Content-Type': 'application/json' }
    await send(url, { method: 'PATCH', headers, body: JSON.stringify({ guestCheckoutEnabled: true }) })
  })
  beforeEach(() => browser.jar.clear())

  /** What the scripts of the cart's page do. */
  async function sendCart() {
    const { send, origin } = browser
    const { webstoreId, locale, base } = shop
    const storage = createMemoryStorage()
    const client = createShopClient({
      webstoreId,
      locale,
      url: `${origin}${base}/`,
      fetch: send,
      localStorage: () => storage,
      sessionStorage: createMemoryStorage,
    })
    await client.guestCart.add({ productId, quantity: 25 })
    await client.guestSessionCart.send()
  }

  const enter = async (details: Readonly<Record<string, string>> = {}) => {
    const { open } = browser
    await sendCart()
    const guestStep = await open('/checkout', { intent: 'start' })
    const form = formOf(guestStep, 'intent', 'guest')
    return await open(guestStep.path, { ...form, ...person, ...shop.address, email, ...details })
  }

  it('gets the details back that have a problem, in a page that begins with it', async () => {
    const page = await enter({ email: 'nora', postalCode: '' })
    expect([page.status, titleOf(page)]).toEqual([422, expect.stringMatching(/^Fehler: /)])
    expect(mainOf(page).match(/ aria-invalid="true"/g)).toHaveLength(2)
    expect(/<[^>]* autofocus=""[^>]*>/.exec(mainOf(page))?.[0]).toContain('tabindex="-1"')
    for (const text of ['nora', person.lastName, shop.address.street])
      expect(mainOf(page)).toContain(`value="${text}"`)
  })

  it('orders by plain forms, and pays in advance', async () => {
    const delivery = await enter()
    const { review, confirmation } = await order(browser, delivery, {
      method: 'prepayment',
      billing: 'delivery',
    })
    expect(review.path).toMatch(/step=review$/)
    expect(textOf(review)).toContain(email)
    expect(textOf(review)).toContain(shop.button)
    expect(confirmation.path).toMatch(/\/order-confirmation\/[\w-]+$/)
    expect(textOf(confirmation)).toContain(email)
    expect(browser.failures).toEqual([])
  })

  it('has the invoice sent elsewhere, and gets an incomplete address back', async () => {
    const delivery = await enter()
    const { open } = browser
    const payment = delivery.path.endsWith('step=payment')
      ? delivery
      : await open(delivery.path, formOf(delivery, 'intent', 'delivery'))
    const elsewhere = {
      ...formOf(payment, 'intent', 'payment'),
      ...person,
      ...shop.address,
      next: '',
      method: 'prepayment',
      billing: 'entered',
      companyName: 'Frei AG',
      street: '',
    }
    const refused = await open(payment.path, elsewhere)
    expect(refused.status).toBe(422)
    expect(mainOf(refused).match(/ aria-invalid="true"/g)).toHaveLength(1)
    expect(mainOf(refused)).toContain('value="Frei AG"')
    const review = await open(payment.path, { ...elsewhere, street: 'Postfach 7' })
    expect(textOf(review)).toContain('Postfach 7')
    const confirmation = await open(review.path, formOf(review, 'intent', 'order'))
    expect(textOf(confirmation)).toContain('Postfach 7')
  })

  it('looks the order up later by its number and e-mail address, and by nothing less', async () => {
    const delivery = await enter()
    const { confirmation } = await order(browser, delivery, { method: 'prepayment', billing: 'delivery' })
    const orderNumber = confirmation.path.split('/').at(-1) ?? ''
    browser.jar.clear()
    const { open } = browser
    expect((await open(`/order-confirmation/${orderNumber}`)).path).toContain('/login?')
    const form = await open('/order-lookup')
    const lookUp = (fields: Readonly<Record<string, string>>) =>
      open(form.path, { ...formOf(form, 'email'), ...fields })
    const empty = await lookUp({})
    expect([empty.status, titleOf(empty)]).toEqual([422, expect.stringMatching(/^Fehler: /)])
    expect(mainOf(empty).match(/ aria-invalid="true"/g)).toHaveLength(2)
    const wrong = await lookUp({ orderNumber, email: 'someone.else@example.com' })
    expect(wrong.status).toBe(422)
    expect(textOf(wrong)).toContain('finden wir keine Bestellung')
    expect(mainOf(wrong)).toContain(`value="${orderNumber}"`)
    const found = await lookUp({ orderNumber: orderNumber.toLowerCase(), email })
    expect(found.status).toBe(200)
    expect(textOf(found)).toContain(shop.address.street)
    expect(found.headers.get('cache-control')).toContain('no-store')
    expect(found.path).not.toContain(orderNumber)
  })
})
