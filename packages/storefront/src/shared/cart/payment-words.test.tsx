import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/render-app.fixture'
import { offlineShop } from '../../app/shop-page.fixture'
import { PaymentWords } from './payment-words'

describe('the ways to pay below a cart', () => {
  it.each([
    ['a guest', undefined, '100.00', null, 'TWINT, Karte, Apple Pay, Vorauszahlung'],
    ['a business', 'business', '900.00', null, 'Rechnung, TWINT, Karte, Apple Pay, Vorauszahlung'],
    ['a private buyer', 'private', '900.00', null, 'TWINT, Karte, Rechnung, Apple Pay, Vorauszahlung'],
    ['a new private buyer', 'private', '100.00', '500', 'TWINT, Karte, Rechnung, Apple Pay, Vorauszahlung'],
    ['one above the limit', 'private', '900.00', '500', 'TWINT, Karte, Apple Pay, Vorauszahlung'],
  ] as const)(
    'are for %s those that the checkout offers',
    async (_, userType, gross, invoiceLimit, methods) => {
      const shop = offlineShop(userType && { userType })
      const words = <PaymentWords amount={gross} countryCode="CH" invoiceLimit={invoiceLimit} />
      const { container } = await renderApp(words, { shop, texts: ['cart'] })
      expect(container.textContent).toBe(`Zahlungsarten: ${methods}.`)
    },
  )

  it('are named while the platform calculates', async () => {
    const { container } = await renderApp(<PaymentWords amount={undefined} countryCode="CH" />, {
      shop: offlineShop(),
      texts: ['cart'],
    })
    expect(container.textContent).toContain('TWINT')
  })
})
