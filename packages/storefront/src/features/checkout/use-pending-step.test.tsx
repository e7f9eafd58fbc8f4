import { act, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderCheckout } from './checkout-page.fixture'

// A busy machine may take its time; nothing here waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 })

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const form = () => screen.queryByRole('button', { name: /^Weiter/ })

/** A business buyer at the payment step, which is the first that is left to choose. */
async function openPayment() {
  const page = await renderCheckout()
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }))
  await screen.findByRole('button', { name: 'Weiter zur Prüfung' })
  return page
}

describe('a step of the checkout that is on its way', { timeout: 30_000 }, () => {
  it('is named at once when a link was followed, and comes with its content', async () => {
    const { hold } = await openPayment()
    const arrive = hold()
    await userEvent.click(screen.getByRole('link', { name: /^Adresse/ }))
    await screen.findByRole('heading', { level: 1, name: 'Wohin geht die Ware?' })
    expect(form()).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Wird geladen')
    expect(screen.getByText('Adresse').closest('li')?.ariaCurrent).toBe('step')
    arrive()
    expect(await screen.findByRole('button', { name: 'Weiter' })).toBeTruthy()
  })

  it('is named at once with the way back, too', async () => {
    const { hold, router } = await openPayment()
    await act(() => router.navigate('/checkout?step=address'))
    await screen.findByRole('button', { name: 'Weiter' })
    const arrive = hold()
    act(() => void router.navigate(-1))
    await screen.findByRole('heading', { level: 1, name: 'Wie zahlen Sie?' })
    expect(form()).toBeNull()
    arrive()
    expect(await screen.findByRole('button', { name: 'Weiter zur Prüfung' })).toBeTruthy()
  })

  it('is not known while a form is sent: the step stays', async () => {
    const { hold } = await openPayment()
    const arrive = hold()
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }))
    expect(heading()).toBe('Wie zahlen Sie?')
    expect(screen.getByRole('textbox')).toBeTruthy()
    arrive()
    expect(await screen.findByRole('heading', { level: 1, name: 'Prüfen und bestellen' })).toBeTruthy()
  })

  it('is none when the way leads out of the checkout', async () => {
    const { hold } = await openPayment()
    const arrive = hold()
    await userEvent.click(screen.getByRole('link', { name: 'Zurück zum Warenkorb' }))
    expect(heading()).toBe('Wie zahlen Sie?')
    arrive()
    expect(await screen.findByText('Another page')).toBeTruthy()
  })
})
