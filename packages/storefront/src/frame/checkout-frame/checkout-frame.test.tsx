import { createShopClient } from '@cartonnage/sdk'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PageLayout } from '../../app/page-layout'
import type { Shell } from '../../shell/use-shell'
import { renderApp } from '../../app/render-app.fixture'
import { CheckoutFooter } from './checkout-footer'
import { CheckoutHeader } from './checkout-header'

const origin = 'http://localhost:3000'
const shops = {
  CH: { webstoreId: '0ZECH00000000014AA', url: `${origin}/de-CH/`, locale: 'de-CH', basename: '/de-CH' },
  DE: { webstoreId: '0ZEDE00000000014AA', url: `${origin}/de-shop/`, locale: 'de', basename: '/de-shop' },
} as const

/** A page with this frame, in the layout of all pages. */
async function open(which: keyof typeof shops) {
  const { basename, ...options } = shops[which]
  const shop = createShopClient({
    ...options,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure: () => undefined,
  })
  const shell: Shell = { origin, year: 2026, unreachable: false, footer: { items: [], failure: null } }
  const frame = { Header: CheckoutHeader, Footer: CheckoutFooter }
  const page = { path: '*', element: <h1>Kasse</h1>, handle: { kind: 'checkout', frame } }
  const { container } = await renderApp(
    [{ id: 'shell', path: '/', loader: () => shell, Component: PageLayout, children: [page] }],
    {
      shop,
      texts: ['checkout'],
      router: {
        basename,
        initialEntries: [`${basename}/checkout`],
        hydrationData: { loaderData: { shell } },
      },
    },
  )
  // The test DOM does not match `:has(~ …)`, so it considers the header hidden.
  const linksIn = (part: 'header' | 'footer') =>
    [...container.querySelectorAll(`${part} a`)].map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ])
  return { linksIn }
}

describe('the frame of the checkout', () => {
  it('links to home, the cart and the telephone, and nowhere else', async () => {
    const { linksIn } = await open('CH')
    expect(linksIn('header')).toEqual([
      ['Cartonnage, Startseite', '/de-CH'],
      ['Fragen? Rufen Sie an: +41 71 555 01 00', 'tel:+41715550100'],
      ['Zurück zum Warenkorb', '/de-CH/cart/current'],
    ])
    expect(screen.queryByRole('search')).toBeNull()
    expect(screen.getByRole('link', { name: 'Zum Inhalt' })).toBeDefined()
  })

  it('links to imprint, terms and privacy', async () => {
    const { linksIn } = await open('CH')
    expect(linksIn('footer').map(([, path]) => path)).toEqual([
      '/de-CH/service/terms',
      '/de-CH/service/privacy',
      '/de-CH/service/imprint',
      '/de-CH/service/cookies',
    ])
  })

  it('links to the right of withdrawal and its function in the German shop', async () => {
    const { linksIn } = await open('DE')
    expect(linksIn('footer')).toEqual([
      ['AGB', '/de-shop/service/terms'],
      ['Widerrufsrecht', '/de-shop/service/withdrawal'],
      ['Datenschutz', '/de-shop/service/privacy'],
      ['Impressum', '/de-shop/service/imprint'],
      ['Vertrag widerrufen', '/de-shop/withdrawal'],
      ['Cookie-Einstellungen', '/de-shop/service/cookies'],
    ])
  })
})
