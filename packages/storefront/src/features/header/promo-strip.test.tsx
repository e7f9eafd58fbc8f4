import { createShopClient } from '@cartonnage/sdk'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as Words from '../../i18n/de/header'
import { offlineShop, renderInShop } from '../product/shop-page.fixture'
import { FirstOrderOffer, PromoStrip } from './promo-strip'

const label = vi.hoisted(() => ({ text: undefined as string | undefined }))

vi.mock('../../i18n/de/header', async (load) => {
  const { texts } = await load<typeof Words>()
  const promo = {
    ...texts.promo,
    get CH() {
      return label.text ?? texts.promo.CH
    },
    get freeDelivery() {
      const { freeDelivery } = texts.promo
      return label.text === undefined ? freeDelivery : { ...freeDelivery, gross: label.text }
    },
  }
  return { texts: { ...texts, promo } }
})
afterEach(() => {
  label.text = undefined
  vi.useRealTimers()
})

const strip = () => screen.queryByRole('complementary', { name: 'Angebot für neue Kunden' })

describe('the promo strip while codes are not taken', () => {
  it('shows no code, and no offer that nobody could redeem', async () => {
    const { container } = await renderInShop(<PromoStrip />)
    expect(strip()).toBeNull()
    expect(container.textContent).not.toMatch(/ERSTKISTE|Gutschein|erste Bestellung/)
  })

  it.each([
    ['private', 'Versand frei ab CHF\u00a0162.15 inkl. MWST'],
    ['business', 'Versand frei ab CHF\u00a0150.00 netto'],
  ] as const)('tells a %s buyer: %s', async (userType, words) => {
    await renderInShop(<PromoStrip />, offlineShop({ userType }))
    const note = screen.getByRole('complementary', { name: 'Versandkosten' })
    expect(note.querySelector('strong')?.textContent).toBe(words)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/service/delivery')
  })

  it.each([
    ['x', 0],
    ['ab', 1],
  ])('[2.2-1] [4.footer-2] with the label %j is shown %i times', async (text, times) => {
    label.text = text
    await renderInShop(<PromoStrip />)
    expect(screen.queryAllByRole('complementary')).toHaveLength(times)
  })
})

describe('the offer of the promo strip, where codes are taken', () => {
  it('[2.2-1] [1-16] [1-17] shows the label of the shop with its code', async () => {
    await renderInShop(<FirstOrderOffer />)
    expect(strip()?.textContent).toContain('15% auf Ihre erste Bestellung')
    expect(strip()?.textContent).toContain('ERSTKISTE15')
  })

  it('[2.2-1] [1-16] [1-18] shows in the German shop its own label and code', async () => {
    const shop = createShopClient({
      webstoreId: '0ZEDE00000000014AA',
      url: 'http://localhost/de-shop/',
      locale: 'de',
      fetch: () => Promise.reject(new TypeError('There is no network here.')),
      reportFailure: () => undefined,
    })
    await renderInShop(<FirstOrderOffer />, shop, 'de')
    expect(strip()?.textContent).toContain('10\u00a0% auf Ihre erste Bestellung')
    expect(strip()?.textContent).toContain('ERSTKISTE10')
  })

  it.each([
    ['', false],
    ['x', false],
    [' x ', false],
    ['ab', true],
  ])('[2.2-1] [9-18] [4.footer-2] with the label %j is shown: %s', async (text, isVisible) => {
    label.text = text
    await renderInShop(<FirstOrderOffer />)
    expect(strip() !== null).toBe(isVisible)
  })

  it('leads to the conditions of the offer', async () => {
    await renderInShop(<FirstOrderOffer />)
    expect(screen.getByRole('link', { name: 'Bedingungen' }).getAttribute('href')).toBe(
      '/service/terms#promo',
    )
  })

  it('copies the code on a click, confirms it, and clears the message', async () => {
    const user = userEvent.setup()
    await renderInShop(<FirstOrderOffer />)
    await user.click(screen.getByRole('button', { name: 'ERSTKISTE15' }))
    expect(await navigator.clipboard.readText()).toBe('ERSTKISTE15')
    expect(screen.getByText('Kopiert').getAttribute('role')).toBe('status')
  })

  it('takes its words back after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await renderInShop(<FirstOrderOffer />)
    await user.click(screen.getByRole('button', { name: 'ERSTKISTE15' }))
    expect(await screen.findByText('Kopiert')).toBeDefined()
    // The timer starts with the text, a moment after it can be found.
    await act(() => vi.advanceTimersByTimeAsync(10))
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(screen.queryByText('Kopiert')).toBeNull()
  })

  it('says how to copy where the browser refuses', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await renderInShop(<FirstOrderOffer />)
    await user.click(screen.getByRole('button', { name: 'ERSTKISTE15' }))
    expect(await screen.findByText('Bitte markieren und kopieren Sie den Code')).toBeDefined()
  })
})
