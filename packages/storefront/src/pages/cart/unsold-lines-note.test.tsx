import { storageEntries } from '@cartonnage/sdk'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper } from '../../app/shopper.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { UnsoldLinesNote } from './merge-note'

const carton = '01tCN0001002120YAA'
const elsewhere = ['01tCN0009999999YAA', '01tCN0009999998YAA']

/** The note of a buyer who had these products in the guest cart before signing in. */
async function renderNote(productIds: readonly string[]) {
  const shopper = createShopper({ runtime: 'browser' })
  await shopper.signIn(buyers.lea)
  const shop = shopper.createClient()
  const lines = productIds.map((productId) => ({ productId, quantity: '20' }))
  shop.storage.write(storageEntries.anonymousCart, lines)
  await renderApp(<UnsoldLinesNote />, { shop, texts: ['cart'] })
  return shop
}

describe('what stays in the guest cart', () => {
  it('is shown to the buyer, until they remove it', async () => {
    const shop = await renderNote([carton, ...elsewhere])
    expect(await screen.findByText(/^2 Artikel von vor der Anmeldung sind noch gespeichert/)).toBeTruthy()
    expect(shop.guestCart.getSnapshot().map(({ productId }) => productId)).toEqual(elsewhere)
    await userEvent.click(screen.getByRole('button', { name: 'Nicht mehr speichern' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
    expect(shop.guestCart.getSnapshot()).toEqual([])
  })

  it('is nothing where everything was merged', async () => {
    const shop = await renderNote([carton])
    await waitFor(() => expect(shop.guestCart.getSnapshot()).toEqual([]))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
