import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { collectNews } from '../cart/live-regions.fixture'
import { Component, loader } from '../../pages/cart/cart-page'
import { buyers, createShopper } from '../../app/shopper.fixture'
import { renderApp } from '../../app/render-app.fixture'

/** The cart's page of a buyer with 40 cartons. */
async function renderCart() {
  const shopper = createShopper({ runtime: 'browser' })
  await shopper.signIn(buyers.lea)
  const shop = shopper.createClient()
  await shop.session.load()
  const { cart } = await shop.cart.add({ productId: '01tCN0001002120YAA', quantity: 40 })
  const route = { path: '/cart/:cartId', loader, element: <Component />, HydrateFallback: () => null }
  await renderApp([route], {
    shop,
    texts: ['cart', 'vouchers', 'product', 'delivery'],
    router: {
      getContext: () => shopper.contextOf('/cart/current', shop),
      initialEntries: [`/cart/${cart?.summary.cartId ?? ''}`],
    },
  })
  const region = await screen.findByRole('region', { name: 'Gutscheine' })
  const user = userEvent.setup()
  const field = within(region).getByRole<HTMLInputElement>('textbox', { name: 'Gutscheincode' })
  const enter = async (code: string) => {
    await user.clear(field)
    await user.type(field, `${code}{Enter}`)
  }
  return { ...shopper, shop, user, region, field, enter }
}

const summary = () =>
  (screen.getByRole('region', { name: 'Zusammenfassung' }).textContent ?? '').replace(/\s+/g, ' ')

describe('the vouchers of a buyer’s cart', () => {
  it('[1-14] are applied without leaving the page: a row with name and code, and an announcement', async () => {
    const { region, field, enter } = await renderCart()
    await enter('newsletter5')
    await waitFor(() => expect(summary()).toContain('Newsletter-Rabatt (NEWSLETTER5)−3.12'))
    expect(within(region).getByRole('status').textContent).toBe('Gutschein NEWSLETTER5 ist eingelöst.')
    expect(field.value).toBe('')
  })

  it('are removed by their button, and the row goes', async () => {
    const { user, region, enter } = await renderCart()
    await enter('newsletter5')
    await user.click(await screen.findByRole('button', { name: 'Gutschein NEWSLETTER5 entfernen' }))
    await waitFor(() => expect(summary()).not.toContain('Newsletter-Rabatt'))
    await waitFor(() => expect(document.activeElement).toBe(region))
  })

  it.each([
    ['nobody', 'Diesen Code gibt es nicht, oder er ist abgelaufen. Bitte prüfen Sie die Schreibweise.'],
    ['erstkiste10', 'Dieser Code gilt nur in unserem deutschen Shop.'],
    ['messe25', 'Dieser Code ist schon so oft eingelöst worden, wie erlaubt ist.'],
    [
      'klebeband10',
      'Für den Inhalt Ihres Warenkorbs gilt dieser Code nicht, oder die Bedingungen sind nicht erfüllt.',
    ],
  ])('say at the field why %s is refused, and keep it', async (code, sentence) => {
    const { field, enter } = await renderCart()
    await enter(code)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([code, 'true'])
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('say a refusal aloud, and the same one again after another check', async () => {
    const { enter, field } = await renderCart()
    const news = collectNews()
    const refusal = 'Dieser Code gilt nur in unserem deutschen Shop.'
    await enter('erstkiste10')
    await waitFor(() => expect(news).toEqual(['Wird geprüft', refusal]))
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(news).toEqual(['Wird geprüft', refusal, 'Wird geprüft', refusal]))
  })

  it('say at the field that a code is applied already, and leave its row', async () => {
    const { field, enter } = await renderCart()
    await enter('newsletter5')
    await waitFor(() => expect(field.value).toBe(''))
    await enter('NEWSLETTER5')
    expect(await screen.findByText('Dieser Code ist schon eingelöst.')).toBeTruthy()
    expect(summary()).toContain('Newsletter-Rabatt (NEWSLETTER5)−3.12')
  })

  it('say that nothing was changed when the shop cannot be reached', async () => {
    const { field, enter, sandbox } = await renderCart()
    const match = { method: 'POST', path: '/cart-coupons' } as const
    sandbox.faults.arm({ kind: 'drop-before', match, times: 9 })
    await enter('newsletter5')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'), { timeout: 5000 })
    expect(field.value).toBe('newsletter5')
  })

  it('show what was refused after the sign-in, until it is removed', async () => {
    const { shop, user } = await renderCart()
    await act(async () => {
      await shop.guestCoupons.add('sommer20')
      await shop.coupons.applyGuestCoupons()
    })
    const item = await screen.findByText(/^Nicht eingelöst\./)
    expect(item.textContent).toContain('Diesen Code gibt es nicht')
    await user.click(screen.getByRole('button', { name: 'Gutschein SOMMER20 entfernen' }))
    await waitFor(() => expect(screen.queryByText('SOMMER20')).toBeNull())
  })
})
