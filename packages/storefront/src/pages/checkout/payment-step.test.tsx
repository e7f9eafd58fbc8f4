import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { continueToPayment, renderCheckout } from './checkout-page.fixture'

const number = () => screen.findByRole('textbox', { name: /^Ihre Referenz/ })
const checked = () =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'))

/** A business buyer who has entered a number at the payment step. */
async function openPayment() {
  const page = await renderCheckout()
  await continueToPayment()
  await userEvent.type(await number(), 'WS-7')
  return page
}

describe('the button for a new billing address', () => {
  it('keeps the number and preselects the address that was saved there', async () => {
    const { router, shop } = await openPayment()
    await userEvent.click(screen.getByRole('button', { name: 'Neue Rechnungsadresse' }))
    await screen.findByText('Another page')
    expect(router.state.location).toMatchObject({
      pathname: '/my/addresses/new',
      search: '?type=Billing&from=payment',
    })
    const { addressId } = await shop.addresses.create({
      addressType: 'Billing',
      name: 'Reto Brunner',
      firstName: 'Reto',
      lastName: 'Brunner',
      street: 'Seeweg 7',
      postalCode: '8001',
      city: 'Zürich',
      country: 'CH',
    })
    await act(() => router.navigate(`/checkout?step=payment&billing=${addressId}`))
    expect(await number()).toHaveProperty('value', 'WS-7')
    expect(checked()).toEqual(['invoice', addressId])
  })

  it('is not pressed by Enter, which continues', async () => {
    const { router } = await openPayment()
    await userEvent.type(await number(), '{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Prüfen und bestellen' })
    expect(router.state.location.search).toBe('?step=review')
  })
})
