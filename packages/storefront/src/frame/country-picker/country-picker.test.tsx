import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import type { Session, ShopClient } from '@cartonnage/sdk'
import type { HostSettings, VatRate } from '@cartonnage/sdk/rules'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { countryPickerSettings } from '../../shell/country-picker-settings'
import type { CountryPickerSettings } from '../../shell/country-picker-settings'
import { renderRoutes } from '../../app/providers.fixture'
import { mockDialogs } from '../../components/dialog.fixture'
import { CountryPicker } from './country-picker'

beforeAll(mockDialogs)

const rates: readonly VatRate[] = [
  { countryCode: 'DE', vatRate: 0.19 },
  { countryCode: 'NL', vatRate: 0.21 },
]

const failRequest = () => Promise.reject(new TypeError('Failed to fetch'))
/** The platform refuses every request. */
const refuse = async () => Response.json([], { status: 403 })

const guest: Session = { isGuest: true, userType: 'private', menuItems: [] }
const buyer: Session = { ...guest, isGuest: false }

/** The English German shop, on a deep page. */
function germanShop(
  fetch: (request: Request) => Promise<Response> = failRequest,
  session: Session = guest,
): ShopClient {
  const reportFailure = vi.fn()
  const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
  const client = createShopClient({
    localStorage: () => local,
    sessionStorage: () => tab,
    webstoreId: '0ZEDE00000000014AA',
    url: 'https://shop.example.de/s/en-US/product/box/1?a=b&quantity=5#c',
    locale: 'en-US',
    fetch,
    reportFailure,
    initialState: { features: { vatRates: rates, session } },
  })
  client.vat.setCountry('DE')
  return { ...client, reportFailure }
}

interface ShopLocation {
  readonly origin: string
  readonly base: string
  readonly hostSettings?: HostSettings
}

const production: ShopLocation = { origin: 'https://shop.example.de', base: '/s/en-US' }

async function renderPicker(
  shop = germanShop(),
  settings: Partial<CountryPickerSettings> = {},
  { origin, base, hostSettings }: ShopLocation = production,
) {
  const navigate = vi.fn<(url: string) => void>()
  const own = { ...countryPickerSettings, ...settings }
  const element = <CountryPicker settings={own} hostSettings={hostSettings} navigate={navigate} />
  const shell = {
    id: 'shell',
    path: '*',
    loader: () => ({ origin }),
    element,
    HydrateFallback: () => null,
  }
  stayAt(`${origin}${base}/product/box/1?a=b&quantity=5#c`)
  await renderRoutes([shell], {
    shop,
    basename: base,
    initialEntries: [`${base}/product/box/1?a=b&quantity=5`],
  })
  const button = await screen.findByRole('button', { name: /\|/ })
  const open = () => userEvent.click(button)
  const pick = (label: string) => userEvent.click(entry(label) ?? panel())
  return { shop, navigate, button, open, pick }
}

/** Pretends that the browser is at a URL, which jsdom cannot navigate to. */
function stayAt(href: string): void {
  vi.stubGlobal('location', { ...globalThis.location, href })
  onTestFinished(() => void vi.unstubAllGlobals())
}

const panel = () => screen.getByRole('dialog', { name: 'Select Your Location' })
const entry = (label: string) =>
  within(panel())
    .getAllByRole<HTMLAnchorElement>('link')
    .find(({ textContent }) => textContent === label)
const question = () => screen.queryByRole('dialog', { name: 'Change your location?' })

async function fillCart(shop: ShopClient) {
  await act(() => shop.guestCart.add({ productId: '01tCN0001001180YAA', quantity: 3 }))
}

describe('CountryPicker', () => {
  it('[2.9-6] names country and language on its button, followed by a label', async () => {
    const { button } = await renderPicker()
    expect(button.textContent).toBe('Germany | EN')
    document.body.replaceChildren()
    const labelled = await renderPicker(germanShop(), { label: 'EUR' })
    expect(labelled.button.textContent).toBe('Germany | EN - EUR')
  })

  it('[2.9-4], [2.9-6], [2.12-2] has a globe only where the theme says so', async () => {
    const { button } = await renderPicker()
    expect(button.querySelector('img')).toBeNull()
    document.body.replaceChildren()
    const other = { variant: 'neutral', size: 'default', align: 'centre', hasGlobe: true } as const
    const second = await renderPicker(germanShop(), { button: other })
    expect(second.button.querySelector('img')?.getAttribute('src')).toBe('/s/assets/images/globe-icon.svg')
    expect(second.button.className).not.toBe(button.className)
  })

  it('opens the panel with its button, which is inert then', async () => {
    const { button, open } = await renderPicker()
    await open()
    expect(panel()).toHaveProperty('open', true)
    await userEvent.click(button)
    expect(panel()).toHaveProperty('open', true)
  })

  it('says whether it is open', async () => {
    const { button, open } = await renderPicker()
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await open()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(within(panel()).getByRole('button', { name: 'Close' }))
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('warns that the cart is emptied only if it has items', async () => {
    const { shop, open } = await renderPicker()
    await open()
    const warning = () => within(panel()).queryByText('Your cart will be cleared when you change.')
    expect(warning()).toBeNull()
    await fillCart(shop)
    expect(warning()).not.toBeNull()
    await act(() => shop.guestCart.clear())
    expect(warning()).toBeNull()
  })

  it('[2.9-8] [5-16] [9-21] is disabled with one locale', async () => {
    const { button } = await renderPicker(germanShop(), {
      locales: countryPickerSettings.locales.slice(3, 4),
    })
    expect(button).toHaveProperty('disabled', true)
  })

  it('[2.9-1] has a large centred heading, and [2.9-10] a close button', async () => {
    const { open } = await renderPicker()
    await open()
    const heading = within(panel()).getByRole('heading', { name: 'Select Your Location' })
    expect(heading.className).toMatch(/type-h1.*centre/)
    await userEvent.click(within(panel()).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[2.9-2], [3.locale-and-region-1] sorts by country, [2.9-3], [3.locale-and-region-4] writes languages short, [9-7], [2.9-12] with flag and currency', async () => {
    const { open } = await renderPicker()
    await open()
    const links = within(panel()).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Belgium | DE - EUR',
      'Belgium | EN - EUR',
      'Germany | DE - EUR',
      'Germany | EN - EUR',
      'Luxembourg | DE - EUR',
      'Luxembourg | EN - EUR',
      'Netherlands | DE - EUR',
      'Netherlands | EN - EUR',
      'Switzerland | DE - CHF',
      'Switzerland | FR - CHF',
      'Switzerland | EN - CHF',
    ])
    expect(links.map((link) => link.querySelector('svg')?.dataset.country)).toContain('LU')
  })

  it('[3.locale-and-region-2] names the countries as the platform’s list does, once it is open', async () => {
    const addressCountries = [{ isoCode: 'CH', label: 'Swiss Confederation', states: [] }]
    const shop = germanShop(async (request) =>
      request.url.includes('/statecountry') ? Response.json({ addressCountries }) : await failRequest(),
    )
    const { open } = await renderPicker(shop)
    await open()
    await waitFor(() => expect(entry('Swiss Confederation | FR - CHF')).toBeDefined())
    expect(entry('Switzerland | FR - CHF')).toBeUndefined()
  })

  it('[2.9-12] shows the language alone, and [2.9-5] aligns as the theme says', async () => {
    const { open } = await renderPicker(germanShop(), { showsCountry: false, countryAlign: 'centre' })
    await open()
    const [first] = within(panel()).getAllByRole('link')
    expect(first?.textContent).toBe('DE - EUR')
    expect(first?.parentElement?.className).toMatch(/centre/)
  })

  it('[2.9-11] [9-21] lays the locales out in as many columns as configured, two without', async () => {
    const columns = () => panel().querySelector('ul')?.dataset.columns
    const { open } = await renderPicker()
    await open()
    expect(columns()).toBe('2')
    document.body.replaceChildren()
    const three = await renderPicker(germanShop(), { columns: 3 })
    await three.open()
    expect(columns()).toBe('3')
  })

  it('[2.9-13] raises the event with the locale', async () => {
    const { shop, open, pick } = await renderPicker()
    const listener = vi.fn()
    shop.events.on('localechange', listener)
    await open()
    await pick('Netherlands | EN - EUR')
    expect(listener.mock.calls).toEqual([[{ locale: 'en-NL' }]])
  })

  it('[2.9-16] leaves at once with an empty cart, [2.9-18] [2.9-19] for the same page', async () => {
    const { navigate, open, pick } = await renderPicker()
    await open()
    await pick('Germany | DE - EUR')
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
    expect(navigate).toHaveBeenCalledWith(
      'https://shop.example.de/s/product/box/1?a=b&quantity=5&redirect=false#c',
    )
    expect(question()).toBeNull()
  })

  it('[2.9-18] links to the same page in each language of the shop, for browsers without scripts', async () => {
    const { open } = await renderPicker()
    await open()
    expect(entry('Germany | DE - EUR')?.href).toBe(
      'https://shop.example.de/s/product/box/1?quantity=5&redirect=false',
    )
  })

  it('[6-8] stays on a sandbox host, with its links and on navigation', async () => {
    const sandbox = { origin: 'http://localhost:3000', base: '/de-shop/en-US' }
    const { navigate, open, pick } = await renderPicker(germanShop(), {}, sandbox)
    await open()
    const swissShop = 'http://localhost:3000/fr-CH/?redirect=false'
    expect(entry('Switzerland | FR - CHF')?.href).toBe(swissShop)
    await pick('Switzerland | FR - CHF')
    await waitFor(() => expect(navigate.mock.calls).toEqual([[swissShop]]))
  })

  it('[6-8] [2.1-2] stays on the sandbox hosts of the organisation, with its links and on navigation', async () => {
    const hostSettings = { orgSandboxHosts: ['*.sandbox.example'], germanOrgSandboxSegment: 'shopde' }
    const location = { origin: 'https://a.sandbox.example', base: '/shopde/en-US', hostSettings }
    const { navigate, open, pick } = await renderPicker(germanShop(), {}, location)
    await open()
    const swissShop = 'https://a.sandbox.example/fr-CH/?redirect=false'
    expect(entry('Switzerland | FR - CHF')?.href).toBe(swissShop)
    await pick('Germany | DE - EUR')
    const german = 'https://a.sandbox.example/shopde/product/box/1?a=b&quantity=5&redirect=false#c'
    await waitFor(() => expect(navigate.mock.calls).toEqual([[german]]))
  })

  it('[2.9-15] asks with products in the cart; cancelling changes nothing', async () => {
    const { shop, navigate, open, pick } = await renderPicker()
    await fillCart(shop)
    await open()
    await pick('Netherlands | EN - EUR')
    await waitFor(() => expect(question()).not.toBeNull())
    expect(document.activeElement?.textContent).toBe('Cancel')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(question()).toBeNull()
    expect(navigate).not.toHaveBeenCalled()
    expect(shop.guestCart.getSnapshot()).toHaveLength(1)
    expect(shop.vat.getSnapshot().countryCode).toBe('DE')
  })

  it('[2.9-17] [4.selected-country-header-7] empties the cart after the yes, saves the country and leaves once', async () => {
    const { shop, navigate, open, pick } = await renderPicker()
    await fillCart(shop)
    await open()
    await pick('Netherlands | EN - EUR')
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Continue, change country' }))
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    expect(navigate).toHaveBeenCalledOnce()
    expect(shop.guestCart.getSnapshot()).toEqual([])
    expect(shop.vat.getSnapshot()).toMatchObject({ countryCode: 'NL', vatRate: 0.21 })
  })

  it('[4.modal-and-picker-2] cannot be closed while the cart is being emptied', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const shop = germanShop(({ method }) => (method === 'DELETE' ? promise : refuse()), buyer)
    const { open, pick } = await renderPicker(shop)
    await open()
    await pick('Netherlands | EN - EUR')
    await userEvent.click(await screen.findByRole('button', { name: 'Continue, change country' }))
    await userEvent.keyboard('{Escape}')
    expect(question()).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
    resolve(new Response(null, { status: 204 }))
    await waitFor(() => expect(question()).toBeNull())
  })

  it('[8-11] navigates even if the cart cannot be emptied, and only reports it', async () => {
    const { shop, navigate, open, pick } = await renderPicker(germanShop(refuse, buyer))
    await open()
    await pick('Switzerland | FR - CHF')
    await userEvent.click(await screen.findByRole('button', { name: 'Continue, change country' }))
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('https://shop.example.ch/fr-CH/?redirect=false'),
    )
    expect(shop.reportFailure).toHaveBeenCalledWith(expect.anything(), 'the cart cannot be cleared')
  })

  it('only closes for the current locale', async () => {
    const { navigate, open, pick } = await renderPicker()
    await open()
    await pick('Germany | EN - EUR')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(navigate).not.toHaveBeenCalled()
  })
})
