import { storageEntries } from '@cartonnage/sdk'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { continueToPayment, renderCheckout } from './checkout-page.fixture'

const number = () => screen.findByRole('textbox', { name: /^Ihre Referenz/ })

describe('what a buyer typed at the payment step', () => {
  it('is there after another page, and forgotten once the step was sent', async () => {
    const { router, shop } = await renderCheckout()
    await continueToPayment()
    const read = () => shop.storage.read(storageEntries.unsentFields)
    await userEvent.type(await number(), 'WS-7')
    await waitFor(() => expect(JSON.stringify(read())).toContain('WS-7'))
    await act(() => router.navigate('/service/terms'))
    await screen.findByText('Another page')
    await act(() => router.navigate(-1))
    await waitFor(async () => expect(await number()).toHaveProperty('value', 'WS-7'))
    expect(document.activeElement).not.toBe(await number())
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }))
    await screen.findByRole('heading', { level: 1, name: 'Prüfen und bestellen' })
    expect(read()).toBeNull()
  })
})
