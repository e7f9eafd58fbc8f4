import { storageEntries } from '@cartonnage/sdk'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { buyers, createShopper } from '../checkout/shopper.fixture'
import { createNotificationQueue } from '../notifications/notification-queue'
import { KeptNote } from './kept-note'

// A busy machine may take its time; nothing here waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 })

const carton = '01tCN0001002120YAA'
const elsewhere = ['01tCN0009999999YAA', '01tCN0009999998YAA']

const close: (() => void)[] = []
afterEach(() => {
  for (const one of close.splice(0)) one()
})

/** The note of a buyer who had gathered these products before signing in. */
async function renderNote(productIds: readonly string[]) {
  const shopper = createShopper({ runtime: 'browser' })
  close.push(shopper.sandbox.close)
  await shopper.signIn(buyers.lea)
  const shop = shopper.createClient()
  const lines = productIds.map((productId) => ({ productId, quantity: '20' }))
  shop.storage.write(storageEntries.anonymousCart, lines)
  render(
    <Providers
      shop={shop}
      texts={await createI18n('de-CH', ['cart'])}
      notifications={createNotificationQueue()}
    >
      <KeptNote />
    </Providers>,
  )
  return shop
}

describe('what stays in the guest cart', { timeout: 30_000 }, () => {
  it('is said to the buyer, and goes when the buyer no longer wants it', async () => {
    const shop = await renderNote([carton, ...elsewhere])
    expect(await screen.findByText(/^2 Artikel von vor der Anmeldung sind noch gespeichert/)).toBeTruthy()
    expect(shop.guestCart.getSnapshot().map(({ productId }) => productId)).toEqual(elsewhere)
    await userEvent.click(screen.getByRole('button', { name: 'Nicht mehr speichern' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
    expect(shop.guestCart.getSnapshot()).toEqual([])
  })

  it('is nothing where everything has come along', async () => {
    const shop = await renderNote([carton])
    await waitFor(() => expect(shop.guestCart.getSnapshot()).toEqual([]))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
