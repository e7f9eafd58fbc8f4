import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { carton, enter } from '../../app/buyer-walk.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { Component, loader } from './cart-page'

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')

/** The cart of a private buyer, half of which goes to Luxembourg. */
async function renderSplitCart() {
  const buyer = await enter({ shop: 'DE', runtime: 'browser', username: 'jonas.weber@example.de' })
  const shop = buyer.createClient()
  await shop.load()
  const { cart } = await shop.cart.add({ productId: carton, quantity: 200 })
  const addressIn = (country: string, city: string, postalCode: string) => ({
    name: 'Jonas Weber',
    firstName: 'Jonas',
    lastName: 'Weber',
    street: 'Weg 1',
    country,
    city,
    postalCode,
  })
  await shop.checkout.start()
  await shop.checkout.setDeliveryAddress(addressIn('DE', 'Meersburg', '88709'))
  await shop.deliveryGroups.create(addressIn('LU', 'Luxembourg', '1234'))
  const groups = await shop.deliveryGroups.list()
  const deliveryGroupId = groups.find(({ isDefault }) => !isDefault)?.id
  const cartItemId = cart?.items[0]?.cartItemId ?? ''
  await shop.deliveryGroups.arrangeItems({ arrangements: [{ cartItemId, quantity: 100, deliveryGroupId }] })
  const route = { path: '/cart/:cartId', loader, element: <Component />, HydrateFallback: () => null }
  await renderApp([route], {
    shop,
    texts: ['cart', 'cart-tools', 'vouchers', 'product'],
    router: {
      getContext: () => buyer.contextOf('/cart/current', shop),
      initialEntries: [`/cart/${cart?.summary.cartId ?? ''}`],
    },
  })
  await screen.findByRole('region', { name: 'Zusammenfassung' })
  await act(async () => undefined)
  return () => plain(screen.getByRole('region', { name: 'Zusammenfassung' }).textContent)
}

describe('a cart that goes to two countries', () => {
  it('has a row of VAT for each rate, and the rate of its own on each line', async () => {
    const summary = await renderSplitCart()
    expect(summary()).toMatch(/Enthaltene MwSt\. 19 %.*Enthaltene MwSt\. 17 %/)
    // 100 × 0.88 net
    const gross = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => /(\d+,\d\d) €88,00 € netto/.exec(plain(textContent))?.[1])
    expect(gross.toSorted()).toEqual(['102,96', '104,72'])
  })

  it('still has them after a quantity was changed on the page', async () => {
    const summary = await renderSplitCart()
    const before = summary()
    const [more] = screen.getAllByRole('button', { name: /^Mehr: Automatikkarton/ })
    if (more) await userEvent.click(more)
    await waitFor(() => expect(summary()).not.toBe(before))
    await waitFor(() => expect(summary()).toMatch(/Enthaltene MwSt\. 19 %.*Enthaltene MwSt\. 17 %/))
  })
})
