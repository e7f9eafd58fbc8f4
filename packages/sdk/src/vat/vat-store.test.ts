import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterEach, describe, expect, it } from 'vitest'
import { createShopWorldOver } from '../client.fixture'
import type { ClientOptions } from '../client/options'

const sandboxes: { close(): void }[] = []
afterEach(() => {
  for (const sandbox of sandboxes.splice(0)) sandbox.close()
})

function createShopWorld(shop: 'CH' | 'DE') {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const world = createShopWorldOver(sandbox, shop)
  sandboxes.push({ close: world.dispose }, sandbox)
  return world
}

const vatOf = (countryCode: string, vatRate: number) => ({ countryName: countryCode, countryCode, vatRate })
const germany = vatOf('DE', 0.19)
const switzerland = vatOf('CH', 0.081)
const netherlands = vatOf('NL', 0.21)
const inNetherlands = 'http://localhost/de-shop/?region=NL'

describe('the VAT of a client before the rates are loaded', () => {
  it.each([
    ['CH', switzerland],
    ['DE', germany],
  ] as const)('is that of the %s shop, in a browser, on a server and when dehydrated', (shop, vat) => {
    const { openPage, requests } = createShopWorld(shop)
    for (const runtime of ['browser', 'server'] as const) {
      const client = openPage({ runtime })
      expect([client.vat.getSnapshot(), client.vat.getServerSnapshot()]).toEqual([vat, vat])
      expect(client.dehydrate().features?.vat).toEqual(vat)
    }
    expect(requests).toEqual([])
  })

  it.each<[string, Partial<ClientOptions>, object]>([
    ['the region of the address', { url: inNetherlands }, netherlands],
    ['the country in the options', { initialVat: { countryCode: 'LU' } }, vatOf('LU', 0.17)],
    [
      'country and rate in the options',
      { initialVat: { countryCode: 'BE', vatRate: 0.22 } },
      vatOf('BE', 0.22),
    ],
    [
      'the address rather than the options',
      { url: inNetherlands, initialVat: { countryCode: 'BE' } },
      netherlands,
    ],
    ['what a server had', { initialState: { features: { vat: vatOf('NL', 0.2) } } }, vatOf('NL', 0.2)],
    [
      'the rate that a server had loaded',
      { initialState: { features: { vatRates: [{ countryCode: 'DE', vatRate: 0.16 }] } } },
      vatOf('DE', 0.16),
    ],
  ])('is that of %s', (_what, options, vat) => {
    expect(createShopWorld('DE').openPage(options).vat.getSnapshot()).toEqual(vat)
  })

  it.each([
    ['DE', netherlands, netherlands],
    ['DE', switzerland, germany],
    ['CH', germany, switzerland],
  ] as const)(
    '[4.selected-country-header-1] [4.selected-country-header-2] is in the %s shop, where %o is stored, %o',
    (shop, stored, vat) => {
      const { browser, openPage } = createShopWorld(shop)
      browser.data.set('vatInfo', JSON.stringify(stored))
      expect(openPage().vat.getSnapshot()).toEqual(vat)
    },
  )
})

describe('the VAT of a client after the rates are loaded', () => {
  it.each(['load', 'vat.load'] as const)(
    '[4.selected-country-header-3] is the platform’s after %s, stored and dehydrated',
    async (method) => {
      const { browser, openPage } = createShopWorld('DE')
      const client = openPage({ initialVat: { countryCode: 'DE', vatRate: 0.16 } })
      await (method === 'load' ? client.load() : client.vatRates.load())
      expect(client.vat.getSnapshot()).toEqual(germany)
      expect(client.dehydrate().features?.vat).toEqual(germany)
      expect(JSON.parse(browser.data.get('vatInfo') ?? '')).toEqual(germany)
    },
  )

  it('stays the same when the rates cannot be loaded, which load() only logs', async () => {
    const { failures, openPage, sandbox } = createShopWorld('DE')
    sandbox.faults.arm({ match: { path: 'getVATInformation' }, kind: 'status', status: 500, times: 9 })
    const client = openPage()
    await client.load()
    expect(client.vat.getSnapshot()).toEqual(germany)
    expect(failures.join()).toContain('the VAT rates cannot be loaded')
    await expect(client.vatRates.load()).rejects.toMatchObject({ status: 500 })
  })

  it('is passed from the server to the browser', async () => {
    const { openPage, requests } = createShopWorld('DE')
    const server = openPage({ runtime: 'server', initialVat: { countryCode: 'NL' } })
    await server.vatRates.load()
    const before = requests.length
    const client = openPage({ initialState: server.dehydrate() })
    expect([client.vat.getSnapshot(), client.vat.getServerSnapshot()]).toEqual([netherlands, netherlands])
    await client.vatRates.load()
    expect(requests).toHaveLength(before)
  })

  it('is never that of a country of the other shop', async () => {
    const { failures, openPage } = createShopWorld('CH')
    const client = openPage()
    await client.vatRates.load()
    expect(client.vat.setCountry('DE')).toBe(false)
    expect(client.vat.getSnapshot()).toEqual(switzerland)
    expect(failures).toHaveLength(1)
  })
})

describe('the VAT of a tab', () => {
  it('stays until its next page, whatever another tab chooses', async () => {
    const { openPage } = createShopWorld('DE')
    const [here, there] = [openPage(), openPage()]
    await Promise.all([here.vatRates.load(), there.vatRates.load()])
    const stop = here.vat.subscribe(() => undefined)
    there.vat.setCountry('NL')
    await here.vatRates.load()
    expect(here.vat.getSnapshot()).toEqual(germany)
    expect(openPage().vat.getSnapshot()).toEqual(netherlands)
    stop()
  })

  it('is read again by a page that is restored from the history', async () => {
    const { openPage } = createShopWorld('DE')
    const [here, there] = [openPage(), openPage()]
    await Promise.all([here.vatRates.load(), there.vatRates.load()])
    there.vat.setCountry('NL')
    await here.revalidate()
    expect(here.vat.getSnapshot()).toEqual(netherlands)
  })
})
