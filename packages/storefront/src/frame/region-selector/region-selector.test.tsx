import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { mockDialogs } from '../../components/dialog.fixture'
import type { RegionPage } from './region-page.fixture'
import { rates, showInRegion } from './region-page.fixture'
import { RegionSelector } from './region-selector'

// The test DOM is 1024 px wide, where these styles hide the selector.
vi.mock('./region-selector.module.css', () => ({ default: {} }))
beforeAll(mockDialogs)

async function show(page: RegionPage = {}) {
  const stage = await showInRegion(<RegionSelector />, page)
  const details = stage.container.querySelector('details')
  const head = stage.container.querySelector('summary')
  const open = async () => head && (await userEvent.click(head))
  return { ...stage, details, head, open }
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const links = (name: string) =>
  group(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const link = (name: string | RegExp) => screen.getByRole('link', { name })
/** Clicks, and waits for what that starts. */
const press = (target: HTMLElement) =>
  act(async () => {
    target.focus()
    target.click()
  })

/** The test DOM loads no pages; this records the navigation. */
function stubNavigation() {
  const replace = vi.fn()
  vi.stubGlobal('location', { href: location.href, replace, reload: replace })
  onTestFinished(() => void vi.unstubAllGlobals())
  return replace
}

describe('RegionSelector', () => {
  it('[2.8-1] is a dropdown with the flag of the selected country', async () => {
    const { details, head, open } = await show()
    expect(head?.querySelector('svg')?.dataset.country).toBe('DE')
    expect(head?.textContent).toContain('Germany')
    expect(details?.open).toBe(false)
    await open()
    expect(details?.open).toBe(true)
  })

  it('[3.locale-and-region-5] [4.language-1] names the current language on its head', async () => {
    const { head } = await show()
    expect(head?.textContent).toMatch(/EN.*English/)
  })

  it('[2.8-3] is not there before the VAT rates are loaded', async () => {
    const { details } = await show({ vatRates: null })
    expect(details).toBeNull()
  })

  it('[2.8-3] is not there without any VAT rate', async () => {
    const { details } = await show({ vatRates: [] })
    expect(details).toBeNull()
  })

  it('offers the regions with a readable VAT rate only', async () => {
    const { open } = await show({ vatRates: rates.filter(({ countryCode }) => countryCode !== 'LU') })
    await open()
    expect(links('Choose Your Region').map(([name]) => name)).not.toContain('Luxembourg')
  })

  it.each(['CH', 'DE'] as const)('[2.8-4] is shown in the %s shop', async (location) => {
    const { details } = await show({ location })
    expect(details).not.toBeNull()
  })

  it('[2.8-6] closes with a click outside, and with Escape, which returns the focus', async () => {
    const { details, head, open } = await show()
    await open()
    await userEvent.click(document.body)
    expect(details?.open).toBe(false)
    await open()
    link('Belgium').focus()
    await userEvent.keyboard('{Escape}')
    expect([details?.open, document.activeElement]).toEqual([false, head])
  })

  it('closes when the focus moves to an element behind it', async () => {
    const { details, open } = await show()
    const next = document.body.appendChild(document.createElement('button'))
    onTestFinished(() => next.remove())
    await open()
    link('Belgium').focus()
    expect(details?.open).toBe(true)
    next.focus()
    expect(details?.open).toBe(false)
  })

  it('closes with Escape wherever the focus is', async () => {
    const { details, head, open } = await show()
    await open()
    head?.blur()
    expect(document.activeElement).toBe(document.body)
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false)
    expect([details?.open, document.activeElement]).toEqual([false, head])
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
  })

  it('[4.selected-country-header-4] shows the region of the delivery address at once', async () => {
    const { client, head } = await show()
    act(() => client.events.emit('checkoutaddresschanged', { shiptocountry: { CountryCode: 'NL' } }))
    expect(client.vat.getSnapshot().vatRate).toBe(0.21)
    await waitFor(() => expect(head?.querySelector('svg')?.dataset.country).toBe('NL'))
  })
})

describe('the regions of the German shop', () => {
  it('[2.8-5], [2.8-7], [3.locale-and-region-6], [3.locale-and-region-8], [9-2] are DE, NL, LU and BE', async () => {
    const { open } = await show()
    await open()
    const own = links('Choose Your Region').slice(0, 4)
    expect(own).toEqual([
      ['Germany', 'https://shop.example.de/s/en-US/cart?app=2&region=DE'],
      ['Netherlands', 'https://shop.example.de/s/en-US/cart?app=2&region=NL'],
      ['Luxembourg', 'https://shop.example.de/s/en-US/cart?app=2&region=LU'],
      ['Belgium', 'https://shop.example.de/s/en-US/cart?app=2&region=BE'],
    ])
    expect(link('Germany').getAttribute('aria-current')).toBe('true')
    expect(link('Belgium').getAttribute('aria-current')).toBeNull()
    expect(link('Belgium').querySelector('svg')?.dataset.country).toBe('BE')
  })

  it('[1-5], [2.8-9], [7.2-3] link the Swiss shop', async () => {
    const { open } = await show()
    await open()
    const found = link(/^Switzerland \(CH Shop\)/)
    expect(found.getAttribute('href')).toBe('https://shop.example.ch?redirect=false')
  })

  it('[1-5], [2.8-10], [3.locale-and-region-8], [7.2-2], [9-3] link the other EU shops', async () => {
    const { open } = await show()
    await open()
    expect(links('Choose Your Region').slice(5)).toEqual([
      ['Austria (EU Shop)', 'https://shop.example.at/'],
      ['Czechia (EU Shop)', 'https://shop.example.cz/'],
      ['Slovakia (EU Shop)', 'https://shop.example.sk/'],
      ['Croatia (EU Shop)', 'https://shop.example.hr/'],
    ])
  })

  it('[2.8-8] open other shops in new windows without access to this one', async () => {
    const { open } = await show()
    await open()
    const others = screen.getAllByRole('link', { name: /Shop\)/ })
    expect(others.map((shop) => [shop.getAttribute('target'), shop.getAttribute('rel')])).toEqual(
      Array.from({ length: 5 }, () => ['_blank', 'noopener']),
    )
  })

  it('close the menu when they have opened another shop', async () => {
    const { details, head, open } = await show()
    await open()
    await press(link(/^Switzerland \(CH Shop\)/))
    expect([details?.open, document.activeElement]).toEqual([false, head])
  })

  it('[4.selected-country-header-6] only close the menu on a click on the current one', async () => {
    const { details, open, clearCart } = await show({ lines: 1 })
    await open()
    await press(link('Germany'))
    expect([details?.open, screen.queryByRole('dialog')]).toEqual([false, null])
    expect(clearCart).not.toHaveBeenCalled()
  })

  it('[1-19], [2.8-16] ask before they clear a cart, and change nothing on no', async () => {
    const { client, clearCart, details, open } = await show({ lines: 1 })
    await open()
    await press(link('Netherlands'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No, Cancel'))
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([details?.open, document.activeElement?.textContent]).toEqual([true, 'Netherlands'])
    expect([clearCart.mock.calls.length, client.vat.getSnapshot().countryCode]).toEqual([0, 'DE'])
  })

  it('[1-19], [2.8-7], [2.8-16] clear the cart on yes, save the region and reload the page', async () => {
    const { client, clearCart, open } = await show({ lines: 1 })
    await open()
    await press(link('Netherlands'))
    const replace = stubNavigation()
    await press(await screen.findByRole('button', { name: 'Yes, Continue' }))
    expect([clearCart.mock.calls.length, client.guestCart.getSnapshot().length]).toEqual([1, 0])
    expect(client.vat.getSnapshot().countryCode).toBe('NL')
    expect(replace).toHaveBeenCalledOnce()
  })

  it('[4.modal-and-picker-2] keep the question until the cart is cleared', async () => {
    const { promise, reject } = Promise.withResolvers<void>()
    // If this test fails, a change that is still running would block the tests after it.
    onTestFinished(() => reject(new TypeError('offline')))
    const { clearCart, open } = await show({ lines: 1, clearCart: () => promise })
    const cancel = () => screen.getByRole('button', { name: 'No, Cancel' })
    await open()
    await press(link('Netherlands'))
    await press(await screen.findByRole('button', { name: 'Yes, Continue' }))
    await userEvent.keyboard('{Escape}')
    expect(clearCart).toHaveBeenCalledOnce()
    expect(cancel()).toHaveProperty('disabled', true)
    await act(async () => reject(new TypeError('offline')))
    expect(cancel()).toHaveProperty('disabled', false)
  })

  it('[4.selected-country-header-7] say that the cart could not be cleared, and change nothing', async () => {
    const { client, open } = await show({
      lines: 1,
      clearCart: () => Promise.reject(new TypeError('offline')),
    })
    await open()
    await press(link('Netherlands'))
    await press(await screen.findByRole('button', { name: 'Yes, Continue' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Your cart could not be cleared')
    expect(client.vat.getSnapshot().countryCode).toBe('DE')
  })
})

describe('the regions of the Swiss shop', () => {
  it('name the current one above the others', async () => {
    const { open } = await show({ location: 'CH' })
    await open()
    const current = group('Choose Another Region').getByText('Switzerland').parentElement
    expect(current?.getAttribute('aria-current')).toBe('true')
    expect(current?.nextElementSibling?.textContent).toBe('Choose Another Region')
  })

  it('[2.8-13], [7.2-4], [9-4] open the German shop for the region', async () => {
    const { open, head } = await show({ location: 'CH' })
    await open()
    expect(head?.querySelector('svg')?.dataset.country).toBe('CH')
    expect(links('Choose Another Region')).toEqual([
      ['Germany EUR', 'https://shop.example.de/s?region=DE'],
      ['Netherlands EUR', 'https://shop.example.de/s?region=NL'],
      ['Luxembourg EUR', 'https://shop.example.de/s?region=LU'],
      ['Belgium EUR', 'https://shop.example.de/s?region=BE'],
    ])
  })

  it('[6-8] stay on a sandbox host', async () => {
    const { open } = await show({ location: 'sandbox' })
    await open()
    expect(links('Choose Another Region')[1]?.[1]).toBe('http://localhost:3000/de-shop?region=NL')
  })
})
