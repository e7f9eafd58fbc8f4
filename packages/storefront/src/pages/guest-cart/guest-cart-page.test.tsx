import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createMemoryStorage, createShopClient, storageEntries } from '@cartonnage/sdk'
import type { GuestCartLine } from '@cartonnage/sdk/rules'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { paths } from '../../shell/paths'
import { renderApp } from '../../app/render-app.fixture'
import { Component } from './guest-cart-page'

const carton = '01tCN0001001100YAA'
const stepped = '01tCN0001002120YAA'
/** 12 are left, and no more are made. */
const clearance = '01tCN0002000220YAA'
const onRequest = '01tCN0002000480YAA'
/** Goes by pallet only. */
const pallet = '01tCN0001003170YAA'
const foreign = '01tCN0009999999YAA'

/** The page of a guest whose browser has stored these lines. */
async function renderCart(
  lines: readonly GuestCartLine[],
  guestPermissions?: { readonly guestCartEnabled: boolean; readonly guestCheckoutEnabled: boolean },
  visit: { readonly hasCheckout?: boolean; readonly hasEnded?: boolean; readonly hasOrdered?: boolean } = {},
) {
  const [storage, tab] = [createMemoryStorage(), createMemoryStorage()]
  const sandbox = createNodeSandbox()
  const texts: string[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    texts.push(`${request.method} ${request.url} ${await request.clone().text()}`)
    return await sandbox.fetch(request)
  }
  storage.setItem('anonymousCart', JSON.stringify(lines))
  const shop = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/de-CH/anonymous-cart',
    locale: 'de-CH',
    fetch,
    localStorage: () => storage,
    sessionStorage: () => tab,
    reportFailure: () => undefined,
    ...(guestPermissions && { initialState: { features: { guestPermissions } } }),
  })
  if (visit.hasCheckout) shop.storage.write(storageEntries.activeCheckoutId, '2z9CN000000000001A')
  if (visit.hasOrdered) {
    shop.storage.write(storageEntries.orderLatches, [{ checkoutId: '2z9', startedAt: Date.now() }])
  }
  const path = paths.guestCart({ hasEnded: visit.hasEnded === true })
  history.replaceState(null, '', path)
  await renderApp(<Component />, {
    shop,
    texts: ['guest-cart', 'cart', 'cart-tools', 'vouchers', 'product'],
    router: { initialEntries: [path] },
  })
  /** The ids of products in calls with that path. */
  const requested = (path: string) =>
    new Set(
      texts.filter((text) => text.includes(`/${path}`)).flatMap((text) => text.match(/01t\w{15}/g) ?? []),
    )
  return { shop, requested, texts }
}

const lineOf = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const line = heading.closest('li')
  if (line === null) throw new Error('The heading is outside of a line.')
  return within(line)
}
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')
const summary = () => plain(screen.getByRole('region', { name: 'Zusammenfassung' }).textContent)

const given = (texts: readonly string[]) =>
  texts.filter((text) => text.startsWith('DELETE') && text.includes('/inventory-reservations'))

const sampleOf = (sku: string) => ({ productId: `01tCN00S${sku}YEA`, quantity: '1' })

describe('samples in a guest’s cart', () => {
  it('are counted, cost nothing, and have no field for a quantity', async () => {
    await renderCart([sampleOf('1001100'), { productId: carton, quantity: '25' }, sampleOf('1001010')])
    const line = await lineOf(/^Muster: Faltkarton 1-wellig 100/)
    line.getByText('1 Stück')
    line.getByText('Gratis')
    expect(line.queryByRole('textbox')).toBeNull()
    expect(line.queryByText(/eine ganze Zahl/)).toBeNull()
    screen.getByText(/2 von 3 Mustern/)
    expect(screen.queryByText(/verhindert die Bestellung/)).toBeNull()
  })

  it('block the order where there are four', async () => {
    await renderCart(['1001100', '1001010', '1001020', '1001030'].map(sampleOf))
    await screen.findByText(/^Je Bestellung sind 3 Muster möglich/)
    const blocked = document.querySelector('a[href="#line-01tCN00S1001030YEA"]')
    expect(plain(blocked?.textContent)).toMatch(/^1 Position/)
  })
})

describe('guest cart page', () => {
  it('offers a higher quantity that costs less, and takes it by one press', async () => {
    const { shop } = await renderCart([{ productId: carton, quantity: '82' }])
    const line = await lineOf(/^Faltkarton 1-wellig/)
    const take = await line.findByRole('button', { name: /^100 nehmen/ })
    expect(plain(take.textContent)).toContain('CHF 0.26 weniger')
    await userEvent.click(take)
    await waitFor(() =>
      expect(shop.guestCart.getSnapshot()).toEqual([{ productId: carton, quantity: '100' }]),
    )
    expect(line.getByRole('textbox')).toHaveProperty('value', '100')
    expect(line.queryByRole('button', { name: / nehmen/ })).toBeNull()
  })

  it('counts a line in bundles, of which it keeps as many pieces', async () => {
    const { shop } = await renderCart([{ productId: carton, quantity: '75' }])
    const line = await lineOf(/^Faltkarton 1-wellig/)
    const unit = await line.findByRole('combobox', { name: /^Einheit von Faltkarton/ })
    // Of a pallet the line has not one: it would multiply what is in the cart.
    expect(
      within(unit)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Stück', 'Bund (25)'])
    await userEvent.selectOptions(unit, 'Bund (25)')
    expect(line.getByRole('textbox')).toHaveProperty('value', '3')
    expect(line.getByText('= 75 Stück')).toBeTruthy()
    expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '75' }])
    await userEvent.click(line.getByRole('button', { name: /^Mehr/ }))
    await waitFor(() => expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '100' }]))
    expect(line.getByRole('textbox')).toHaveProperty('value', '4')
  })

  it('says to a guest from the checkout that the session has ended, once, above the lines', async () => {
    await renderCart([{ productId: carton, quantity: '100' }], undefined, { hasEnded: true })
    const note = await screen.findByRole('alert')
    expect(note.textContent).toBe('Ihre Sitzung ist abgelaufen. Es wurde nichts bestellt.')
    expect(location.search).toBe('')
    await lineOf(/^Faltkarton 1-wellig/)
  })

  it('does not say so while it is unknown whether this browser has ordered', async () => {
    const visit = { hasEnded: true, hasOrdered: true }
    await renderCart([{ productId: carton, quantity: '100' }], undefined, visit)
    await lineOf(/^Faltkarton 1-wellig/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('gives back the stock that the checkout of this tab has reserved', async () => {
    const { texts } = await renderCart([{ productId: carton, quantity: '100' }], undefined, {
      hasCheckout: true,
    })
    await waitFor(() => expect(given(texts)).toHaveLength(1))
  })

  it('asks for nothing to be given back in a visit without a checkout', async () => {
    const { texts } = await renderCart([{ productId: carton, quantity: '100' }])
    await lineOf(/^Faltkarton 1-wellig/)
    expect(given(texts)).toEqual([])
  })

  it('shows name, article number, stock, unit price and both line prices', async () => {
    await renderCart([{ productId: carton, quantity: '100' }])
    const line = await lineOf(/^Faltkarton 1-wellig/)
    expect(line.getByRole('link').getAttribute('href')).toMatch(/^\/product\/.+\/01tCN0001001100YAA$/)
    const text = plain((await lineOf(/^Faltkarton/)).getByRole('heading').closest('li')?.textContent)
    for (const part of [
      'Art. 1001100',
      '2’600 Stück an Lager',
      '0.7243 pro Stück',
      '72.43',
      '67.00 exkl. MWST',
    ])
      expect(text).toContain(part)
  })

  it('finding “load”: requests nothing for lines far beyond the limit, and counts them', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => ({
      productId: `01tXX${String(index).padStart(10, '0')}YAA`,
      quantity: '1',
    }))
    const { requested } = await renderCart([{ productId: carton, quantity: '100' }, ...lines])
    await lineOf(/^Faltkarton 1-wellig/)
    await waitFor(() => expect(requested('pricing').size).toBe(500))
    expect(requested('products').size).toBe(550)
    expect(
      screen.getByText(
        '9451 weitere Artikel bleiben gespeichert. Sie stehen hier, sobald Sie andere entfernt haben.',
      ),
    ).toBeTruthy()
  })

  const forbidden = { guestCartEnabled: false, guestCheckoutEnabled: false }

  it('[6-5] [3.cart-7] links to the sign-in where the shop has no carts for guests', async () => {
    await renderCart([], forbidden)
    expect(
      screen.getByText(/^In diesem Shop legen Sie Artikel in den Warenkorb Ihres Kontos\. Melden/),
    ).toBeTruthy()
    const href = screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')
    expect(href).toBe('/login?startUrl=%2Fcart%2Fcurrent')
    expect(screen.queryByText('Ihr Warenkorb ist leer')).toBeNull()
  })

  it('[6-5] [3.cart-7] still shows the lines that a guest added before, and says that they will be merged', async () => {
    await renderCart([{ productId: carton, quantity: '100' }], forbidden)
    await lineOf(/^Faltkarton 1-wellig/)
    expect(screen.getByText(/Was schon hier ist, kommt mit, wenn Sie sich anmelden\.$/)).toBeTruthy()
    const href = screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')
    expect(href).toBe('/login?startUrl=%2Fanonymous-cart')
  })

  it('[6-5] does not mention it where guests may have a cart', async () => {
    await renderCart([], { ...forbidden, guestCartEnabled: true })
    expect(await screen.findByText('Ihr Warenkorb ist leer')).toBeTruthy()
    expect(screen.queryByText(/in den Warenkorb Ihres Kontos/)).toBeNull()
  })

  it('adds up with VAT for the region, without the lines outside the total', async () => {
    await renderCart([
      { productId: carton, quantity: '100' },
      { productId: onRequest, quantity: '50' },
      { productId: foreign, quantity: '3' },
    ])
    await waitFor(() => expect(summary()).toContain('Total inkl. MWST, voraussichtlichCHF 83.13'))
    expect(summary()).toContain('Enthaltene MWST 8.1%6.23')
    expect(summary()).toContain('Für Lieferung in die Schweiz')
    expect(screen.getAllByText('nicht in der Summe')).toHaveLength(2)
    expect(screen.getByText(/^Dieser Shop führt den Artikel nicht/)).toBeTruthy()
    expect(screen.getByText(/Preis auf Anfrage\. Der Artikel/)).toBeTruthy()
  })

  it('has the surcharge on a small order as a row of its own, gross and in the total', async () => {
    await renderCart([{ productId: carton, quantity: '25' }])
    await waitFor(() => expect(summary()).toContain('Kleinmengenzuschlag5.41'))
    expect(summary()).toContain('Warenwert inkl. MWST22.16')
    expect(summary()).toContain('Versand, voraussichtlich10.70')
    expect(summary()).toContain('Enthaltene MWST 8.1%2.87')
    expect(summary()).toContain('Total inkl. MWST, voraussichtlichCHF 38.27')
    expect(summary()).toContain('entfällt ab einem Warenwert von CHF 32.43 inkl. MWST.')
  })

  it('says how much is missing to free delivery, in words and as a bar', async () => {
    await renderCart([{ productId: carton, quantity: '100' }])
    const bar = await screen.findByRole('progressbar', {
      name: /^Noch CHF\s89\.72 bis frei Haus \(Warenwert ab CHF\s162\.15 inkl\. MWST\)\.$/,
    })
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['67.00', '150.00'])
  })

  it('says that a pallet box travels by pallet, and what that costs', async () => {
    await renderCart([{ productId: pallet, quantity: '1' }])
    await waitFor(() => expect(summary()).toContain('Versand, voraussichtlich85.40'))
    expect(summary()).toContain('Versand auf Palette. Noch CHF')
  })

  it('has no surcharge on a larger order', async () => {
    await renderCart([{ productId: carton, quantity: '100' }])
    await waitFor(() => expect(summary()).toContain('Total inkl. MWST, voraussichtlichCHF 83.13'))
    expect(summary()).not.toContain('Kleinmengenzuschlag')
  })

  it('raises a quantity that the product does not allow, and says so', async () => {
    const { shop } = await renderCart([{ productId: stepped, quantity: '15' }])
    expect(await screen.findByText('Menge von 15 auf 20 erhöht.')).toBeTruthy()
    expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '20' }])
  })

  it('[4.guest-cart-3] goes up by the product’s step', async () => {
    const { shop } = await renderCart([{ productId: stepped, quantity: '20' }])
    const line = await lineOf(/^Automatikkarton/)
    await userEvent.click(line.getByRole('button', { name: /^Mehr: Automatikkarton/ }))
    await waitFor(() => expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '40' }]))
    expect(line.getByRole('textbox', { name: /^Menge: Automatikkarton/ })).toHaveProperty('value', '40')
  })

  it.each([
    ['viele', 'Bitte eine ganze Zahl über 0 eingeben, zum Beispiel 20.'],
    ['0', 'Bitte eine ganze Zahl über 0 eingeben, zum Beispiel 20.'],
    ['1000000000', 'Höchstens 999’980 pro Artikel. Die Menge wurde nicht geändert.'],
  ])(
    '[4.guest-cart-3] keeps the quantity when %s is entered, and sets the next one',
    async (text, message) => {
      const { shop } = await renderCart([{ productId: stepped, quantity: '40' }])
      const field = (await lineOf(/^Automatikkarton/)).getByRole('textbox')
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Enter}`)
      expect(screen.getByText(message)).toBeTruthy()
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(field).toHaveProperty('value', text)
      expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '40' }])
      await userEvent.clear(field)
      await userEvent.type(field, '15{Enter}')
      expect(screen.getByText('Menge von 15 auf 20 erhöht.')).toBeTruthy()
      await waitFor(() => expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '20' }]))
    },
  )

  it('puts back what was removed, as it was stored', async () => {
    const stored = { productId: carton, quantity: '7', note: 'for the cellar' }
    const { shop } = await renderCart([stored])
    await userEvent.click((await lineOf(/^Faltkarton/)).getByRole('button', { name: /entfernen$/ }))
    await userEvent.click(await screen.findByRole('button', { name: /^Rückgängig: Faltkarton/ }))
    await waitFor(() => expect(shop.guestCart.getSnapshot()).toEqual([stored]))
    expect(await lineOf(/^Faltkarton/)).toBeTruthy()
  })

  it('keeps and names a quantity beyond the limit, without a price, and disables the checkout button', async () => {
    const { shop } = await renderCart([{ productId: stepped, quantity: '1000000000' }])
    const line = await lineOf(/^Automatikkarton/)
    expect(line.getByText(/^Mehr als 999’980 nimmt der Warenkorb/)).toBeTruthy()
    expect(line.getByText('nicht in der Summe')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: '1 Position verhindert die Bestellung.' }))
    expect(document.activeElement).toBe(line.getByRole('textbox'))
    expect(screen.getByRole('button', { name: 'Zur Kasse' }).ariaDisabled).toBe('true')
    expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '1000000000' }])
    await userEvent.clear(line.getByRole('textbox'))
    await userEvent.type(line.getByRole('textbox'), '40{Enter}')
    expect(await screen.findByRole('link', { name: 'Zur Kasse' })).toBeTruthy()
  })

  it('is empty after the last line was removed', async () => {
    await renderCart([{ productId: carton, quantity: '1' }])
    const line = await lineOf(/^Faltkarton/)
    await userEvent.click(line.getByRole('button', { name: /entfernen$/ }))
    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeTruthy()
  })

  it('links to the checkout by way of the sign-in, and says so', async () => {
    await renderCart([{ productId: carton, quantity: '100' }])
    const link = await screen.findByRole('link', { name: 'Zur Kasse' })
    expect(link.getAttribute('href')).toBe('/login?startUrl=%2Fanonymous-cart%3Fto%3Dcheckout')
  })

  it('disables the checkout button while the rest of a line is not expected, and offers what there is', async () => {
    await renderCart([{ productId: clearance, quantity: '13' }])
    const checkout = await screen.findByRole('button', { name: 'Zur Kasse' })
    expect([checkout.ariaDisabled, checkout.hasAttribute('disabled')]).toEqual(['true', false])
    const reason = document.getElementById(checkout.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('1 Position verhindert die Bestellung.')
    await userEvent.click(checkout)
    const field = screen.getByRole('textbox', { name: /^Menge/ })
    expect(document.activeElement).toBe(field)
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^Nur 12 Säcke an Lager\./,
    )
    await userEvent.click(screen.getByRole('button', { name: '12 nehmen' }))
    expect(await screen.findByRole('link', { name: 'Zur Kasse' })).toBeTruthy()
  })

  it('orders more than the stock where the rest comes on a known day, and offers what there is', async () => {
    await renderCart([{ productId: stepped, quantity: '440' }])
    expect(await screen.findByText(/^420 Stück sofort, 20 Stück ab/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zur Kasse' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Nur 420 nehmen' }))
    await waitFor(() => expect(screen.queryByText(/^420 Stück sofort/)).toBeNull())
  })
})
