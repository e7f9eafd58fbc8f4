import { describe, expect, it, vi } from 'vitest'
import { openShopServer } from './shop-server.fixture'
import { formOf, openPlainBrowser } from './plain-browser.fixture'
import { createRemotePlatform } from '../platform/remote-platform'
import { openSlowPlatform } from './slow-platform.fixture'

vi.setConfig({ testTimeout: 60_000 })

/** In production 8 s, 5 s and 30 s. */
const deadlines = { pageMs: 1_000, readMs: 1_000, writeMs: 4_000 }
/** Longer than a page's time. */
const ms = 1_300

const carton = '/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA'
const buyer = { email: 'einkauf@alpenblick.example', password: 'cartonnage' }

async function openShop() {
  const platform = await openSlowPlatform()
  const remote = createRemotePlatform(platform.origin)
  const [patient, hasty] = [
    await openShopServer({ platform: remote }),
    await openShopServer({ platform: remote, deadlines }),
  ]
  const browser = openPlainBrowser()
  /** Pages load their modules once in a process: the first visit may be slow. */
  const open = (path: string, form?: Record<string, string>) => browser.open(patient.origin + path, { form })
  const send = async (path: string, form: Record<string, string>, signal?: AbortSignal) => {
    const began = performance.now()
    const page = await browser.open(hasty.origin + path, { form, signal })
    return { ...page, ms: performance.now() - began }
  }
  const countCalls = (end: RegExp) => platform.calls.filter((call) => end.test(call)).length
  return { platform, browser, open, send, countCalls }
}

describe('finding 2: a form without scripts whose write takes longer than a page may', () => {
  it('signs in, and a wrong password is said to be wrong', async () => {
    const { platform, open, send, countCalls } = await openShop()
    await open('/de-CH/login')
    await open('/de-CH/my/orders')
    platform.slowDown({ method: 'POST', path: /\/auth\/login$/, ms })
    const wrong = await send('/de-CH/login', { ...buyer, password: 'wrong' })
    expect([wrong.status, wrong.html.includes('value="einkauf@alpenblick.example"')]).toEqual([401, true])
    const page = await send('/de-CH/login?startUrl=%2Fde-CH%2Fmy%2Forders', buyer)
    expect([page.status, page.path]).toEqual([200, '/de-CH/my/orders'])
    expect([page.ms > ms, countCalls(/\/auth\/login$/)]).toEqual([true, 2])
  })

  it('registers once', async () => {
    const { platform, open, send, countCalls } = await openShop()
    const path = '/de-CH/login/SelfRegister'
    await open(path)
    await open('/de-CH/my/addresses/new')
    platform.slowDown({ method: 'POST', path: /\/auth\/register$/, ms })
    const before = platform.countOf('buyer')
    const mira = { firstName: 'Mira', lastName: 'Kern', email: 'mira@example.com', password: 'Karton und 7' }
    const { status, path: end } = await send(path, mira)
    expect([status, end]).toEqual([200, '/de-CH/my/addresses/new?from=registration'])
    expect([platform.countOf('buyer') - before, countCalls(/\/auth\/register$/)]).toEqual([1, 1])
  })

  it('adds to the cart and changes a quantity there, each once', async () => {
    const { platform, open, send } = await openShop()
    await open('/de-CH/login', buyer)
    await open(`/de-CH${carton}`)
    await open('/de-CH/cart/current')
    platform.slowDown({ method: 'POST', path: /\/cart-items$/, ms })
    platform.slowDown({ method: 'PATCH', path: /\/cart-items\/\w+$/, ms })
    const added = await send(`/de-CH${carton}`, { quantity: '25' })
    expect([added.status, platform.cartQuantities().map(({ quantity }) => quantity)]).toEqual([200, [25]])
    const cart = await open('/de-CH/cart/current')
    const changed = await send(cart.path, {
      ...formOf(cart, 'cartItemId'),
      quantity: '50',
      to: '',
      intent: '',
    })
    expect([changed.status, platform.cartQuantities().map(({ quantity }) => quantity)]).toEqual([200, [50]])
  })

  it('adds to the cart also when the visitor leaves in the middle', async () => {
    const { platform, open, send } = await openShop()
    await open('/de-CH/login', buyer)
    await open(`/de-CH${carton}`)
    platform.slowDown({ method: 'POST', path: /\/cart-items$/, ms })
    await expect(send(`/de-CH${carton}`, { quantity: '25' }, AbortSignal.timeout(300))).rejects.toThrow(
      /timeout/i,
    )
    await vi.waitFor(() => expect(platform.cartQuantities().map(({ quantity }) => quantity)).toEqual([25]), {
      timeout: 5_000,
    })
  })

  it('declares a withdrawal once, also when the form is sent twice', async () => {
    const { platform, open, send } = await openShop()
    const typed = {
      name: 'Jonas Weber',
      order: 'ABCDE-FGHJK',
      email: 'jonas.weber@example.de',
      scope: 'whole',
    }
    const review = await open('/de-shop/withdrawal', { ...typed, intent: 'check' })
    platform.slowDown({ method: 'POST', path: /\/legal\/withdrawals$/, ms })
    const form = { ...typed, ...formOf(review, 'key'), intent: 'confirm' }
    for (const page of await Promise.all([
      send('/de-shop/withdrawal', form),
      send('/de-shop/withdrawal', form),
    ])) {
      expect([page.status, page.html.includes('Jonas Weber')]).toEqual([200, true])
    }
    expect(platform.countOf('withdrawal')).toBe(1)
  })
})
