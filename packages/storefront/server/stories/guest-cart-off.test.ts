import { beforeAll, describe, expect, it } from 'vitest'
import { openShop, origin } from './open-shop.fixture'

const app = openShop({ isAdminEnabled: true })
const ask = (path: string, init: RequestInit = {}) =>
  app.request(origin + path, {
    ...init,
    headers: { host: 'localhost:4173', Origin: origin, ...init.headers },
  })
const product = '/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA'

const switchGuestCarts = async (guestCartEnabled: boolean) => {
  const response = await ask('/__sandbox/settings/0ZECH00000000014AA', {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ guestCartEnabled }),
  })
  expect(response.status).toBe(200)
}

const add = (base: string) =>
  ask(`${base}${product}`, { method: 'POST', body: new URLSearchParams({ quantity: '25' }) })

describe('a shop without carts for guests', () => {
  beforeAll(() => switchGuestCarts(false))

  it.each(['/de-CH', ''])('[6-5] leads who adds without scripts below "%s" to the sign-in', async (base) => {
    const response = await add(base)
    const startUrl = encodeURIComponent(base + product)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`${base}/login?startUrl=${startUrl}&cart=1`)
  })

  it('[6-5] says there why, and from the cart in the header too', async () => {
    const html = await (
      await ask(`/de-CH/login?startUrl=${encodeURIComponent(`/de-CH${product}`)}&cart=1`)
    ).text()
    expect(html).toContain('Um Artikel in den Warenkorb zu legen, melden Sie sich in diesem Shop bitte an.')
    const home = await (await ask('/de-CH/')).text()
    expect(home).toMatch(
      /<a[^>]*aria-label="Warenkorb, nach dem Anmelden"[^>]*href="\/de-CH\/login\?startUrl=%2Fde-CH%2Fcart%2Fcurrent/,
    )
  })

  it('[6-5] leaves the other shop as it is', async () => {
    const german = await (await ask('/de-shop/')).text()
    expect(german).not.toContain('nach dem Anmelden"')
    expect((await add('/de-shop')).status).toBe(422)
  })

  it('[6-5] has them again when they are switched on', async () => {
    await switchGuestCarts(true)
    expect((await add('/de-CH')).status).toBe(422)
    expect(await (await ask('/de-CH/')).text()).not.toContain('nach dem Anmelden"')
    await switchGuestCarts(false)
  })
})
