import { RouterContextProvider } from 'react-router-dom'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, describe, expect, it } from 'vitest'
import { renderRoutes } from '../../app/providers.fixture'
import { createShopper } from '../../app/shopper.fixture'
import { shopContext } from '../../shell/shop-context'
import { Component, loader } from './compare-page'

const shopper = createShopper()
afterAll(() => shopper.sandbox.close())

const small = '01tCN0001001100YAA'
const long = '01tCN0001003130YAA'
const dispenser = '01tCN0002000310YAA'

/** Renders the page of the Swiss shop for products. */
async function compare(ids: readonly string[]) {
  const shop = shopper.createClient()
  await shop.navigation.load()
  const page = { path: '/compare', loader, Component, HydrateFallback: () => null }
  await renderRoutes([page, { path: '*', element: <p>elsewhere</p> }], {
    shop,
    texts: ['compare', 'goods', 'product', 'product-details', 'price-switch', 'delivery', 'units'],
    initialEntries: [`/compare${ids.length === 0 ? '' : `?ids=${ids.join()}`}`],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(shopContext, shop)
      return context
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return shop
}

const plain = (element: Element | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ')

/** The cells of a row, whose head may say that they differ. */
const cellsOf = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell').map(plain)

describe('the comparison', () => {
  it('has a column for each product, headed by its name, and a scroller that has the focus', async () => {
    await compare([small, long])
    expect(screen.getAllByRole('columnheader').map(plain)).toEqual([
      'Faltkarton 1-wellig 300 × 200 × 150 mmArt. 1001100',
      expect.stringMatching(/^Lang­?karton 1000 × 150 × 150 mmArt\. 1003130$/),
    ])
    const scroller = screen.getByRole('region', { name: 'Vergleich, seitwärts verschiebbar' })
    expect(scroller.tabIndex).toBe(0)
    expect(screen.getByRole('table', { name: 'Vergleich' })).toBeTruthy()
  })

  it('says where the products differ, and which one is undoubtedly better', async () => {
    await compare([small, long])
    expect(cellsOf(/^Traglast ?, verschieden/)).toEqual(['10 kg', '20 kgam höchsten'])
    expect(cellsOf(/^Volumen ?, verschieden/)).toEqual(['9 l', '22.5 l'])
    expect(cellsOf(/^Farbe braun/)).toEqual(['braun', 'braun'])
    expect(cellsOf(/^bei 1 Stück ?, verschieden/)[0]).toMatch(
      /^CHF 1\.070 CHF 0\.990 exkl\. MWST.*am günstigsten$/,
    )
  })

  it('leaves what one product alone has open at the others', async () => {
    await compare([small, dispenser])
    expect(cellsOf(/^Innenmass/)).toEqual(['300 × 200 × 150 mm', '–keine Angabe'])
    expect(screen.queryByText(/^In einem Massstab/)).toBeNull()
  })

  it('loses a column by a link, and no longer has that product chosen', async () => {
    const shop = await compare([small, long])
    act(() => shop.comparison.choose([small, long]))
    await userEvent.click(screen.getByRole('link', { name: /^Aus dem Vergleich entfernen: Langkarton/ }))
    await screen.findByText('Womit möchten Sie vergleichen?')
    expect(screen.getAllByRole('columnheader')).toHaveLength(1)
    expect(shop.comparison.getSnapshot()).toEqual([small])
  })

  it('leads on to a list in which its products are ticked', async () => {
    const shop = await compare([small])
    act(() => shop.comparison.choose([]))
    const link = screen.getByRole('link', { name: 'Artikel dieser Art' })
    expect(link.getAttribute('href')).toContain('/category/')
    await userEvent.click(link)
    expect(shop.comparison.getSnapshot()).toEqual([small])
  })

  it('puts a bundle into the cart', async () => {
    const shop = await compare([small, long])
    await shop.guestCart.clear()
    const button = screen.getByRole('button', { name: /^25 Stück in den Warenkorb: Faltkarton/ })
    const form = button.closest('form')
    expect(form?.getAttribute('action')).toContain(small)
    expect(new FormData(form ?? undefined).get('quantity')).toBe('25')
  })

  it('says what is not there', async () => {
    await compare([small, '01tCN0009999990YAA'])
    expect(screen.getByText('1 Artikel dieses Vergleichs ist nicht in unserem Sortiment.')).toBeTruthy()
  })
})

describe('without products', () => {
  it('the page says what to do, and has what this browser has chosen', async () => {
    const shop = await compare([])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Noch keine Artikel zum Vergleichen')
    expect(screen.getByRole('link', { name: 'Zu den Kartons' }).getAttribute('href')).toContain('/category/')
    act(() => shop.comparison.choose([small, long]))
    const link = await screen.findByRole('link', { name: 'Die 2 gewählten Artikel vergleichen' })
    await waitFor(() => expect(link.getAttribute('href')).toBe(`/compare?ids=${small},${long}`))
  })
})
