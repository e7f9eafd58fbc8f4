import { describe, expect, it } from 'vitest'
import { buyers, openShop } from './shop.fixture'
import { verify } from './verify'

const reason = 'a plain organisation does not have it'
const open = () => openShop('CH', undefined, { plain: true })

async function openAsBuyer() {
  const { options, sandbox } = await open()
  const init = { method: 'POST', body: JSON.stringify(buyers.CH) }
  const response = await sandbox.fetch(new Request('http://localhost/__sandbox/tokens', init))
  const { accessToken } = (await response.json()) as { accessToken: string }
  return { ...options, token: accessToken }
}

const everything = { write: true, placeOrder: true, couponCode: 'NEWSLETTER5' }

describe('a plain organisation', () => {
  it('has nothing wrong for a buyer with a token, and is not asked for what the shop adds', async () => {
    const reports = await verify({ ...(await openAsBuyer()), ...everything, profile: 'plain' })
    expect(reports.filter(({ outcome }) => outcome === 'drift')).toEqual([])
    const left = reports.filter(({ outcome }) => outcome === 'not tested')
    const others = left.filter((report) => report.reason !== reason)
    // The first and the quotes are younger than v65, a code needs a token, and nothing has arrived or is registered here.
    expect(others.map(({ call }) => call)).toEqual([
      'session.getCsrfToken',
      'quotes.list',
      'quotes.get',
      'quotes.requestFromCart',
      'quotes.requestFromProduct',
      'quotes.toCart',
      'quotes.change',
      'orders.authorize',
      'orders.listShipments',
      'orders.listShipmentItems',
      'buyers.register',
      'passwords.setByCode',
    ])
    expect(left.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['navigation.getCategories', 'cart.addItemsToCart', 'orders.cancel']),
    )
  })

  it('has nothing wrong for a guest', async () => {
    const { options } = await open()
    const reports = await verify({ ...options, ...everything, profile: 'plain' })
    expect(reports.filter(({ outcome }) => outcome === 'drift')).toEqual([])
    expect(reports.filter(({ outcome }) => outcome === 'pass').length).toBeGreaterThan(30)
  })

  it('has something wrong where the shop’s own is expected', async () => {
    const reports = await verify({ ...(await openAsBuyer()), ...everything })
    expect(reports.filter(({ outcome }) => outcome === 'drift').length).toBeGreaterThan(0)
  })
})

describe('a version of the API', () => {
  it.each(['v61.0', 'v63.0', 'v65.0', 'v67.0'] as const)('%s has nothing wrong', async (apiVersion) => {
    const { options } = await openShop('CH')
    const reports = await verify({ ...options, signIn: buyers.CH, ...everything, apiVersion })
    expect(reports.filter(({ outcome }) => outcome === 'drift')).toEqual([])
    const younger = reports.filter((report) => report.reason?.includes('does not have it'))
    expect(younger.map(({ call }) => call).includes('cart.getCompactSummary')).toBe(
      ['v61.0', 'v63.0'].includes(apiVersion),
    )
  })

  it('v60.0 lacks the sums of a checkout', async () => {
    const { options } = await openShop('CH')
    const reports = await verify({ ...options, signIn: buyers.CH, write: true, apiVersion: 'v60.0' })
    const drifts = reports.flatMap((report) => report.drifts.map(({ path }) => [report.call, path]))
    expect(drifts).toEqual([['checkout.get', 'cartSummary']])
  })
})
