import { createShopClient } from '@cartonnage/sdk'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type * as Words from '../../i18n/de/header'
import { offlineShop, renderInShop } from '../../app/shop-page.fixture'
import { followOrders, hasOrderedStore } from '../../shared/order/first-order'
import { PromoStrip } from './promo-strip'

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

/** The shop of a buyer; whether they have ordered before is unknown without `hasOrdered`. */
function shopOfBuyer(userType: 'private' | 'business', hasOrdered?: boolean) {
  const shop = offlineShop({ userType })
  if (hasOrdered !== undefined) shop.use(hasOrderedStore).set(hasOrdered)
  return shop
}

describe('the promo strip of a buyer', () => {
  it.each([
    ['private', 'Versand frei ab CHF\u00a0162.15 inkl. MWST'],
    ['business', 'Versand frei ab CHF\u00a0150.00 netto'],
  ] as const)('who has ordered before tells a %s one: %s', async (userType, words) => {
    const { container } = await renderInShop(<PromoStrip />, shopOfBuyer(userType, true))
    const note = screen.getByRole('complementary', { name: 'Versandkosten' })
    expect(note.querySelector('strong')?.textContent).toBe(words)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/service/delivery')
    expect(container.textContent).not.toMatch(/ERSTKISTE|Gutschein|erste Bestellung/)
  })

  it('offers no code as long as it is unknown whether they have ordered', async () => {
    await renderInShop(<PromoStrip />, shopOfBuyer('private'))
    expect(strip()).toBeNull()
  })

  it('offers the code until the first order is placed', async () => {
    const shop = shopOfBuyer('private', false)
    onTestFinished(followOrders(shop))
    await renderInShop(<PromoStrip />, shop)
    expect(strip()?.textContent).toContain('ERSTKISTE15')
    act(() => shop.events.emit('orderPlaced', { orderReferenceNumber: 'KR4TN' }))
    expect(strip()).toBeNull()
  })

  it.each([
    ['x', 0],
    ['ab', 1],
  ])('[2.2-1] [4.footer-2] with the label %j is shown %i times', async (text, times) => {
    label.text = text
    await renderInShop(<PromoStrip />, shopOfBuyer('private', true))
    expect(screen.queryAllByRole('complementary')).toHaveLength(times)
  })
})

describe('the offer of the promo strip for guests', () => {
  it('[2.2-1] [1-16] [1-17] shows the label of the shop with its code', async () => {
    await renderInShop(<PromoStrip />)
    expect(strip()?.textContent).toContain('15% auf Ihre erste Bestellung')
    expect(strip()?.textContent).toContain('ERSTKISTE15')
  })

  it('[2.2-1] [1-16] [1-18] shows in the German shop its own label and code', async () => {
    const shop = createShopClient({
      webstoreId: '0ZEDE00000000014AA',
      url: 'http://localhost/de-shop/',
      locale: 'de',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      reportFailure: () => undefined,
    })
    await renderInShop(<PromoStrip />, shop, 'de')
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
    await renderInShop(<PromoStrip />)
    expect(strip() !== null).toBe(isVisible)
  })

  it('leads to the conditions of the offer', async () => {
    await renderInShop(<PromoStrip />)
    expect(screen.getByRole('link', { name: 'Bedingungen' }).getAttribute('href')).toBe(
      '/service/terms#promo',
    )
  })

  it('copies the code on a click, confirms it, and clears the message', async () => {
    const user = userEvent.setup()
    await renderInShop(<PromoStrip />)
    await user.click(screen.getByRole('button', { name: 'ERSTKISTE15' }))
    expect(await navigator.clipboard.readText()).toBe('ERSTKISTE15')
    expect(screen.getByText('Kopiert').getAttribute('role')).toBe('status')
  })

  it('takes its words back after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await renderInShop(<PromoStrip />)
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
    await renderInShop(<PromoStrip />)
    await user.click(screen.getByRole('button', { name: 'ERSTKISTE15' }))
    expect(await screen.findByText('Bitte markieren und kopieren Sie den Code')).toBeDefined()
  })
})
