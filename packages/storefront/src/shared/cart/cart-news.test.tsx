import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import type { GuestCartLine, ShopLocale } from '@cartonnage/sdk/rules'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Component as GuestCartPage } from '../../pages/guest-cart/guest-cart-page'
import { renderApp } from '../../app/render-app.fixture'
import { collectNews } from './live-regions.fixture'

/** In steps of 20, 420 of them in stock in the Swiss shop. */
const stepped = '01tCN0001002120YAA'

const hosts: Readonly<Record<ShopLocale, string>> = {
  'de-CH': 'http://localhost/de-CH/anonymous-cart',
  'fr-CH': 'http://localhost/fr-CH/anonymous-cart',
  'en-US': 'http://localhost/anonymous-cart',
  de: 'http://localhost/de-shop/anonymous-cart',
}

async function renderGuestCart(locale: ShopLocale, lines: readonly GuestCartLine[]) {
  const storage = createMemoryStorage()
  storage.setItem('anonymousCart', JSON.stringify(lines))
  const shop = createShopClient({
    webstoreId: locale === 'de' ? '0ZEDE00000000014AA' : '0ZECH00000000014AA',
    url: hosts[locale],
    locale,
    fetch: createNodeSandbox({ now: Date.UTC(2026, 10, 23, 9) }).fetch,
    localStorage: () => storage,
    sessionStorage: createMemoryStorage,
    reportFailure: () => undefined,
  })
  await renderApp(<GuestCartPage />, {
    shop,
    texts: ['guest-cart', 'cart', 'cart-tools', 'vouchers', 'product'],
  })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^(?:Menge|Quantit)/ })
  // The field works once its effects have run.
  await act(async () => undefined)
  return field
}

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

const sentences = [
  ['de-CH', '15', 'Menge von 15 auf 20 erhöht. 20 Stück, 31.13; Total 47.24.'],
  ['fr-CH', '15', 'Quantité augmentée de 15 à 20. 20 pièces, 31.13 ; total 47.24.'],
  ['en-US', '15', 'Quantity raised from 15 to 20. 20 pieces, 31.13; total 47.24.'],
  ['de', '15', 'Menge von 15 auf 20 erhöht. 20 Stück, 23,56 €; Gesamt 37,72 €.'],
] as const

describe('what is announced of a quantity in the guest’s cart', () => {
  it.each(sentences)('is one sentence in %s, raised from %s: %s', async (locale, entered, sentence) => {
    const field = await renderGuestCart(locale, [{ productId: stepped, quantity: '40' }])
    const news = collectNews()
    await type(field, entered)
    await waitFor(() => expect(news).toEqual([sentence]))
  })

  it('is one sentence for clicks in quick succession', async () => {
    await renderGuestCart('de-CH', [{ productId: stepped, quantity: '20' }])
    const news = collectNews()
    const more = screen.getByRole('button', { name: /^Mehr: / })
    for (let click = 0; click < 4; click += 1) await userEvent.click(more)
    await waitFor(() => expect(news).toHaveLength(1))
    expect(news[0]).toMatch(/^100 Stück, \d+\.\d\d; Total \d+\.\d\d\.$/)
  })

  it('says what is short in stock', async () => {
    const field = await renderGuestCart('de-CH', [{ productId: stepped, quantity: '20' }])
    const news = collectNews()
    await type(field, '440')
    await waitFor(() => expect(news).toHaveLength(1))
    expect(news[0]).toMatch(/; Total .+\. 420 Stück sofort, 20 Stück ab \d\d\.\d\d\.\d{4}\.$/)
  })

  it('is the message at the field alone where the quantity is not taken', async () => {
    const field = await renderGuestCart('de-CH', [{ productId: stepped, quantity: '20' }])
    const news = collectNews()
    await type(field, '1000000000')
    const reported = 'Höchstens 999’980 pro Artikel. Die Menge wurde nicht geändert.'
    await waitFor(() => expect(news).toEqual([reported]))
    expect(field.value).toBe('1000000000')
  })
})
