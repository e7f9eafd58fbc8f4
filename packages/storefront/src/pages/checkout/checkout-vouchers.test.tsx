import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderCheckout } from './checkout-page.fixture'
import { buyers } from '../../app/shopper.fixture'

const region = () => screen.getByRole('region', { name: 'Gutscheine' })
const field = () => within(region()).getByRole<HTMLInputElement>('textbox', { name: 'Gutscheincode' })
const sums = () => (document.querySelector('aside dl')?.textContent ?? '').replace(/\s+/g, ' ')

/** The page with the summary open, as narrow windows fold it. */
async function renderOpen() {
  const page = await renderCheckout({ username: buyers.lea })
  await userEvent.click(screen.getByText(/^1 Artikel/))
  return page
}

async function enter(code: string) {
  await userEvent.clear(field())
  await userEvent.type(field(), code)
  await userEvent.click(within(region()).getByRole('button', { name: 'Einlösen' }))
}

describe('the vouchers of a checkout', () => {
  it('[1-14] have a row in the sums once they are taken, and lose it when they are removed; the step stays', async () => {
    const { router } = await renderOpen()
    await enter('newsletter5')
    await waitFor(() => expect(sums()).toContain('Newsletter-Rabatt (NEWSLETTER5)'))
    await userEvent.click(within(region()).getByRole('button', { name: 'Gutschein NEWSLETTER5 entfernen' }))
    await waitFor(() => expect(sums()).not.toContain('NEWSLETTER5'))
    expect(document.activeElement).toBe(region())
    expect(within(region()).getByRole('status').textContent).toBe('Gutschein NEWSLETTER5 ist entfernt.')
    expect(router.state.location.search).toBe('?step=address')
  })

  it('say at the field why one is refused, and keep it and the sums', async () => {
    await renderOpen()
    const before = sums()
    await enter('erstkiste10')
    expect(await screen.findByText('Dieser Code gilt nur in unserem deutschen Shop.')).toBeTruthy()
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['erstkiste10', 'true'])
    await waitFor(() => expect(document.activeElement).toBe(field()))
    expect(sums()).toBe(before)
  })
})
