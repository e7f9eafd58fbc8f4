import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/render-app.fixture'
import { offlineShop } from '../../app/shop-page.fixture'
import { AddressFields } from './address-fields'

describe('the country of an address that follows from the region', () => {
  it.each([
    ['CH', 'Land: Schweiz / Liechtenstein'],
    ['NL', 'Land: Niederlande'],
  ])('names with %s all that it stands for', async (country, text) => {
    const { container } = await renderApp(
      <AddressFields kind="Shipping" isBusiness={false} fixedCountry={country} values={{}} problems={{}} />,
      { shop: offlineShop(), texts: ['addresses'] },
    )
    expect(container.textContent).toContain(text)
    expect(container.querySelector('[name=country]')).toHaveProperty('value', country)
  })
})
