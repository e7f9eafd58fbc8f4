import { guestCart } from '@cartonnage/sdk'
import type { ClientOptions, ClientState, ShopClient } from '@cartonnage/sdk'
import { ShopError } from '@cartonnage/sdk/errors'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestClient, withFeature } from './shop-client.fixture'
import { ShopProvider } from './shop-provider'
import { useRegionPicker } from './use-region-picker'
import { useVat } from './use-vat'

const rates = [
  { countryCode: 'DE', vatRate: 0.19 },
  { countryCode: 'NL', vatRate: 0.21 },
  { countryCode: 'BE', vatRate: 0.21 },
] as const
const guest = { isGuest: true, userType: 'private', menuItems: [] } as const
const germany = { countryName: 'DE', countryCode: 'DE', vatRate: 0.19 }
const germanShop = {
  runtime: 'browser',
  webstoreId: '0ZEDE00000000014AA',
  url: 'https://shop.example.de/s',
  locale: 'de',
} as const

interface Stage extends Partial<ClientOptions> {
  readonly lines?: number
  readonly clearCart?: () => Promise<void>
  /** What else a server loaded. */
  readonly features?: ClientState['features']
}

/** A picker of the German shop on a page. */
async function show({ lines = 0, clearCart = async () => undefined, features, ...options }: Stage = {}) {
  const client = createTestClient({
    ...germanShop,
    initialState: { features: { session: guest, vatRates: rates, vat: germany, ...features } },
    ...options,
  })
  client.vat.setCountry('DE')
  for (let line = 1; line <= lines; line += 1)
    await client.guestCart.add({ productId: `p${line}`, quantity: 1 })
  const clear = vi.fn(clearCart)
  const load = vi.fn()
  const onClose = vi.fn()
  const Picker = () => {
    const {
      options: offered,
      selected,
      question,
      problem,
      isBusy,
      ...picker
    } = useRegionPicker({ load, onClose })
    return (
      <div role="group" aria-label={selected.countryName} aria-busy={isBusy}>
        {(offered ?? []).map(({ countryCode }) => (
          <button key={countryCode} onClick={() => picker.choose(countryCode)}>
            {countryCode}
          </button>
        ))}
        {question && <p role="status">{`${question.from.countryCode} to ${question.to.countryName}`}</p>}
        {problem && <p role="alert">{problem.code}</p>}
        <button onClick={picker.confirm}>yes</button>
        <button onClick={picker.cancel}>no</button>
      </div>
    )
  }
  render(
    <ShopProvider client={withFeature(client, guestCart, { ...client.guestCart, clear })}>
      <Picker />
    </ShopProvider>,
  )
  /** Waits for what the click starts. */
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    await act(async () => button.click())
  }
  return { client, clear, load, onClose, press }
}

const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const country = ({ vat }: ShopClient) => vat.getSnapshot().countryCode

describe('useRegionPicker', () => {
  beforeEach(() => {
    localStorage.clear()
    history.replaceState(null, '', '/s/cart?region=DE&page=2#list')
  })

  it('[2.8-3] offers the regions that have a VAT rate, and the other shops', async () => {
    await show()
    expect(offered()).toEqual(['DE', 'NL', 'BE', 'CH', 'AT', 'CZ', 'SK', 'HR', 'yes', 'no'])
  })

  it('[2.8-3] offers nothing without VAT rates', async () => {
    await show({ features: { vatRates: [] } })
    expect(offered()).toEqual(['yes', 'no'])
  })

  it('[4.selected-country-header-5] saves vatInfo, closes and loads the page without its region', async () => {
    const { client, clear, load, onClose, press } = await show()
    await press('NL')
    await waitFor(() => expect(load).toHaveBeenCalled())
    expect(client.vat.getSnapshot()).toEqual({ countryName: 'NL', countryCode: 'NL', vatRate: 0.21 })
    expect(load.mock.calls).toEqual([['http://localhost:3000/s/cart?page=2#list']])
    expect(onClose).toHaveBeenCalledOnce()
    expect(clear).not.toHaveBeenCalled()
  })

  it('[4.selected-country-header-6] only closes when the region is the current one', async () => {
    const { load, onClose, press } = await show({ lines: 1 })
    await press('DE')
    expect(onClose).toHaveBeenCalledOnce()
    expect([load.mock.calls, screen.queryByRole('status')]).toEqual([[], null])
  })

  it('[1-19] asks first if the cart has products, and changes nothing on no', async () => {
    const { client, clear, load, onClose, press } = await show({ lines: 2 })
    await press('NL')
    expect((await screen.findByRole('status')).textContent).toBe('DE to Niederlande')
    expect(country(client)).toBe('DE')
    await press('no')
    expect(screen.queryByRole('status')).toBeNull()
    expect([clear, load, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
    expect([country(client), client.guestCart.getSnapshot().length]).toEqual(['DE', 2])
  })

  it('[1-19] clears the cart on yes, before anything else is changed', async () => {
    const order: string[] = []
    const stage = await show({
      lines: 1,
      clearCart: async () => void order.push(`cleared in ${country(stage.client)}`),
    })
    stage.load.mockImplementation(() => order.push(`loaded in ${country(stage.client)}`))
    await stage.press('NL')
    await stage.press('yes')
    expect(order).toEqual(['cleared in DE', 'loaded in NL'])
  })

  it('clears once, however often yes is clicked, and cannot be cancelled meanwhile', async () => {
    let finish = (): void => undefined
    const cleared = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { clear, load, press } = await show({ lines: 1, clearCart: () => cleared })
    await press('NL')
    await press('yes')
    await press('yes')
    await press('no')
    expect(screen.getByRole('group', { busy: true })).toBeTruthy()
    expect(screen.getByRole('status')).toBeTruthy()
    await act(async () => finish())
    expect([clear, load].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('reports why the cart could not be cleared, and changes nothing', async () => {
    const { client, load, press } = await show({
      lines: 1,
      clearCart: () => Promise.reject(new ShopError('NETWORK', 'offline')),
    })
    await press('NL')
    await press('yes')
    expect((await screen.findByRole('alert')).textContent).toBe('NETWORK')
    expect([country(client), load.mock.calls.length]).toEqual(['DE', 0])
    await press('no')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('also asks if the content of a buyer’s cart is unknown', async () => {
    const session = { isGuest: false, userId: '005', userType: 'private', menuItems: [] } as const
    const { press } = await show({ features: { session } })
    await press('NL')
    expect(await screen.findByRole('status', {}, { timeout: 10_000 })).toBeTruthy()
  }, 15_000)

  it('[4.selected-country-header-4] follows the delivery address without loading the page', async () => {
    const { client, load } = await show()
    act(() => client.events.emit('checkoutaddresschanged', { shiptocountry: { CountryCode: 'BE' } }))
    expect(screen.getByRole('group', { name: 'Belgien' })).toBeTruthy()
    expect([client.vat.getSnapshot().vatRate, load.mock.calls.length]).toEqual([0.21, 0])
  })

  it('stays at its region whatever another tab chooses', async () => {
    const { client } = await show()
    const netherlands = JSON.stringify({ countryName: 'NL', countryCode: 'NL', vatRate: 0.21 })
    localStorage.setItem('vatInfo', netherlands)
    act(() => {
      dispatchEvent(
        new StorageEvent('storage', { key: 'vatInfo', newValue: netherlands, storageArea: localStorage }),
      )
    })
    expect(screen.getByRole('group', { name: 'Deutschland' })).toBeTruthy()
    expect(country(client)).toBe('DE')
  })
})

describe('a region picker and useVat in a German shop without loaded rates', () => {
  beforeEach(() => localStorage.clear())

  /** Responds with the rates only. */
  const fetch = async () =>
    Response.json(rates.map((one) => ({ DeveloperName: one.countryCode, Rate__c: one.vatRate })))

  function Seen() {
    const { options, selected } = useRegionPicker()
    const vat = useVat()
    return (
      <output>
        {JSON.stringify([options?.length ?? 0, selected.countryCode, vat.countryCode, vat.vatRate])}
      </output>
    )
  }
  const seen = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown

  it('[2.8-3] agree from the start, and the picker loads its regions', async () => {
    const client = createTestClient({ ...germanShop, fetch })
    render(
      <ShopProvider client={client}>
        <Seen />
      </ShopProvider>,
    )
    expect(seen()).toEqual([0, 'DE', 'DE', 0.19])
    expect(client.dehydrate().features?.vat).toEqual(germany)
    await waitFor(() => expect(seen()).toEqual([8, 'DE', 'DE', 0.19]))
    expect(client.dehydrate()).toMatchObject({ features: { vat: germany, vatRates: rates } })
  })
})
