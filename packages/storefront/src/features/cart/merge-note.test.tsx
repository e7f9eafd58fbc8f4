import { storageEntries } from '@cartonnage/sdk/lazy'
import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { createShopper } from '../checkout/shopper.fixture'
import { createNotificationQueue } from '../notifications/notification-queue'
import { MergeNote } from './merge-note'

// A busy machine may take its time; nothing here waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 })

const carton = '01tCN0001002120YAA'

const close: (() => void)[] = []
afterEach(() => {
  for (const one of close.splice(0)) one()
})

async function renderNote(products: readonly string[]) {
  const shopper = createShopper({ runtime: 'browser' })
  close.push(shopper.sandbox.close)
  const shop = shopper.createClient()
  shop.storage.write(
    storageEntries.mergeDifferences,
    products.map((productId) => ({ productId, meant: '1007', actual: '0', reason: 'refused' })),
  )
  render(
    <Providers
      shop={shop}
      texts={await createI18n('de-CH', ['cart'])}
      notifications={createNotificationQueue()}
    >
      <MergeNote />
    </Providers>,
  )
  return shop
}

describe('what of a guest’s cart did not come along', { timeout: 30_000 }, () => {
  it('is told by name and quantity, also of a product that nobody can name', async () => {
    await renderNote([carton, '01tCN0009999999YAA'])
    const note = screen.getByRole('alert')
    expect(await screen.findByText(/^Automatikkarton.*: 0 statt 1’007\.$/)).toBeTruthy()
    expect(note.textContent).toContain('Ein Artikel: 0 statt 1’007.')
  })

  it('goes when it was read, for good', async () => {
    const shop = await renderNote([carton])
    await userEvent.click(screen.getByRole('button', { name: 'Schliessen' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(shop.storage.read(storageEntries.mergeDifferences)).toEqual([])
  })

  it('is nothing when all came along', async () => {
    await renderNote([])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
