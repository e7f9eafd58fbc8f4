import { act, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderCheckout } from './checkout-page.fixture'

// A busy machine may take its time; nothing here waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 })

const number = () => screen.findByRole('textbox', { name: /^Ihre Referenz/ })
const checked = () =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'))

/** A business buyer who has typed a number at the payment step. */
async function openPayment() {
  const page = await renderCheckout()
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }))
  await userEvent.type(await number(), 'WS-7')
  return page
}

describe('the way from the payment to a new billing address', { timeout: 30_000 }, () => {
  it('keeps the number and chooses the address that was saved there', async () => {
    const { router, shop } = await openPayment()
    await userEvent.click(screen.getByRole('button', { name: 'Neue Rechnungsadresse' }))
    await screen.findByText('Another page')
    expect(router.state.location).toMatchObject({
      pathname: '/my/addresses/new',
      search: '?type=Billing&from=payment',
    })
    const { addressId } = await shop.addresses.create({
      ...{ addressType: 'Billing', name: 'Reto Brunner', firstName: 'Reto', lastName: 'Brunner' },
      ...{ street: 'Seeweg 7', postalCode: '8001', city: 'Zürich', country: 'CH' },
    })
    await act(() => router.navigate(`/checkout?step=payment&billing=${addressId}`))
    expect(await number()).toHaveProperty('value', 'WS-7')
    expect(checked()).toEqual([addressId])
  })

  it('is not taken by Enter, which goes on', async () => {
    const { router } = await openPayment()
    await userEvent.type(await number(), '{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Prüfen und bestellen' })
    expect(router.state.location.search).toBe('?step=review')
  })
})
