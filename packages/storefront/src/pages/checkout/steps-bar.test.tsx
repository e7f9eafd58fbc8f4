import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../../i18n/create-i18n'
import { continueToPayment, renderCheckout } from './checkout-page.fixture'
import { StepsBar } from './steps-bar'

describe('StepsBar', () => {
  it('links to completed steps, marks the current one and leaves the rest', async () => {
    const texts = await createI18n('de-CH', ['checkout'])
    const router = createMemoryRouter([{ path: '*', element: <StepsBar current="payment" /> }])
    render(
      <I18nextProvider i18n={texts}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    )
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Adresse, erledigt', '/checkout?step=address'],
      ['Lieferung, erledigt', '/checkout?step=delivery'],
    ])
    const items = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))
    expect(items).toEqual([null, null, 'step', null])
  })
})

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const form = () => screen.queryByRole('button', { name: /^Weiter/ })

/** A business buyer at the payment step. */
async function openPayment() {
  const page = await renderCheckout()
  await continueToPayment()
  await screen.findByRole('button', { name: 'Weiter zur Prüfung' })
  return page
}

describe('a step of the checkout that is loading', () => {
  it('is named at once when a link is followed, and shows its content when loaded', async () => {
    const { delayLoads } = await openPayment()
    const release = delayLoads()
    await userEvent.click(screen.getByRole('link', { name: /^Adresse/ }))
    await screen.findByRole('heading', { level: 1, name: 'Wohin geht die Ware?' })
    expect(form()).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Wird geladen')
    expect(screen.getByText('Adresse').closest('li')?.ariaCurrent).toBe('step')
    release()
    expect(await screen.findByRole('button', { name: 'Weiter' })).toBeTruthy()
  })

  it('is named at once after Back, too', async () => {
    const { delayLoads, router } = await openPayment()
    await act(() => router.navigate('/checkout?step=address'))
    await screen.findByRole('button', { name: 'Weiter' })
    const release = delayLoads()
    act(() => void router.navigate(-1))
    await screen.findByRole('heading', { level: 1, name: 'Wie zahlen Sie?' })
    expect(form()).toBeNull()
    release()
    expect(await screen.findByRole('button', { name: 'Weiter zur Prüfung' })).toBeTruthy()
  })

  it('is unknown while a form is submitted: the step stays', async () => {
    const { delayLoads } = await openPayment()
    const release = delayLoads()
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }))
    expect(heading()).toBe('Wie zahlen Sie?')
    expect(screen.getByRole('textbox', { name: /^Ihre Referenz/ })).toBeTruthy()
    release()
    expect(await screen.findByRole('heading', { level: 1, name: 'Prüfen und bestellen' })).toBeTruthy()
  })

  it('does not exist for a link out of the checkout', async () => {
    const { delayLoads } = await openPayment()
    const release = delayLoads()
    await userEvent.click(screen.getByRole('link', { name: 'Zurück zum Warenkorb' }))
    expect(heading()).toBe('Wie zahlen Sie?')
    release()
    expect(await screen.findByText('Another page')).toBeTruthy()
  })
})
