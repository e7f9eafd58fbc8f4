import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createShopper, outcomeOf } from '../../app/shopper.fixture'
import { renderApp } from '../../app/render-app.fixture'
import * as page from './earlier-version-page'

/** Opens the page in the Swiss shop in German. */
async function open(at: string) {
  const { createClient, contextOf } = createShopper()
  const shop = createClient()
  await renderApp([{ path: '/service/:slug/:version', ...page, HydrateFallback: () => null }], {
    shop,
    texts: ['service', 'terms-archive-ch'],
    router: { getContext: () => contextOf(at, shop), initialEntries: [at] },
  })
}

const load = (slug: string, version: string) => {
  const { args } = createShopper()
  return outcomeOf((async () => page.loader(args('/', { params: { slug, version } })))())
}

describe('an earlier version of the terms', () => {
  it('says that it is one, and leads to the present one', async () => {
    await open('/service/terms/2026-03-02')
    expect(await screen.findByText('2. März 2026')).toBeTruthy()
    expect(screen.getByText(/frühere Fassung: .* vor dem 26\. November 2026/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zur heutigen Fassung' }).getAttribute('href')).toBe(
      '/service/terms',
    )
    expect(screen.getByRole('heading', { name: 'Recht und Gerichtsstand' })).toBeTruthy()
  })

  it('is the page of the terms where it is the present one', async () => {
    expect(await load('terms', '2026-11-26')).toMatchObject({ status: 302, to: '/service/terms' })
  })

  it.each([
    ['terms', '2026-03-03'],
    ['terms', ''],
    ['privacy', '2026-03-02'],
    ['delivery', '2026-03-02'],
    ['nothing', '2026-03-02'],
  ])('does not exist of %s on %s', async (slug, version) => {
    expect(await load(slug, version)).toMatchObject({ status: 404 })
  })
})
