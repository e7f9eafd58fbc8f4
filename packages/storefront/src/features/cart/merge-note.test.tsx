import type { CartDifference, ShopClient } from '@cartonnage/sdk'
import { cartMergeStores, storageEntries } from '@cartonnage/sdk'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { buyers, createShopper } from '../checkout/shopper.fixture'
import { createNotificationQueue } from '../notifications/notification-queue'
import { holdCatalogue, listenTo } from './heard.fixture'
import { MergeNote } from './merge-note'

// A busy machine may take its time; nothing here waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 })

const carton = '01tCN0001002120YAA'
const nameless = '01tCN0009999999YAA'
const name = 'Automatikkarton mit Selbstklebeverschluss 310 × 230 × 160 mm'

const close: (() => void)[] = []
afterEach(() => {
  for (const one of close.splice(0)) one()
})

const refused: CartDifference = { productId: carton, intended: '1007', actual: '0', reason: 'refused' }

/** A buyer whose browser keeps these lines of an earlier merge. */
async function openShop(lines: readonly CartDifference[]) {
  const shopper = createShopper({ runtime: 'browser' })
  close.push(shopper.sandbox.close)
  await shopper.signIn(buyers.lea)
  const shop = shopper.createClient()
  await shop.session.load()
  const { userId = '' } = shop.scope.getSnapshot()
  const reported = { state: 'told', id: 'x', webstoreId: shop.webstoreId, owner: userId }
  shop.storage.write(storageEntries.mergeJournal, [{ ...reported, lines }])
  await shop.load()
  return shop
}

async function renderIn(shop: ShopClient) {
  const texts = await createI18n('de-CH', ['cart'])
  render(
    <Providers shop={shop} texts={texts} notifications={createNotificationQueue()}>
      <MemoryRouter>
        <MergeNote />
      </MemoryRouter>
    </Providers>,
  )
}

async function renderNote(lines: readonly CartDifference[]) {
  const shop = await openShop(lines)
  await renderIn(shop)
  return shop
}

const wordsOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ').trim()

describe('what of a guest’s cart did not come along', { timeout: 30_000 }, () => {
  it.each([
    [1, 'Ein Artikel konnte nicht in Ihren Warenkorb übernommen werden.'],
    [2, '2 Artikel konnten nicht in Ihren Warenkorb übernommen werden.'],
  ])('[3.cart-7] [4.guest-cart-on-login-5] is counted, until it is closed: %j', async (count, words) => {
    const shop = await openShop([])
    shop.storage.write(storageEntries.productsNotPreserved, count)
    await renderIn(shop)
    expect(wordsOf(screen.getByRole('listitem'))).toBe(words)
    await userEvent.click(screen.getByRole('button', { name: 'Schliessen' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(shop.cartMerge.productsNotPreserved.getSnapshot()).toBe(0)
  })

  it.each<[string, CartDifference, string]>([
    [
      'was refused without a reason',
      { ...refused, code: 'CART_VALIDATION_ERROR' },
      `${name}: Das wurde vom Shop nicht angenommen. Im Warenkorb sind 0 statt 1’007. Auf der Seite des Artikels steht, was bestellt werden kann. Zum Artikel`,
    ],
    [
      'was refused for the stock',
      { ...refused, code: 'INSUFFICIENT_INVENTORY' },
      `${name}: Das wurde vom Shop nicht angenommen. Im Warenkorb sind 0 statt 1’007. Es ist nicht genug an Lager. Zum Artikel`,
    ],
    [
      'could not be read',
      { ...refused, intended: '0', code: 'INVALID_QUANTITY' },
      `${name}: Die gespeicherte Menge war nicht lesbar. Bitte legen Sie den Artikel neu in den Warenkorb. Zum Artikel`,
    ],
    [
      'nobody knows of',
      { ...refused, reason: 'unknown', actual: '10' },
      `${name}: Wir konnten nicht herausfinden, ob alles angekommen ist. Im Warenkorb sind jetzt 10. Bitte prüfen Sie die Menge.`,
    ],
    [
      'another page changed too',
      { ...refused, reason: 'changed-elsewhere', intended: '10', actual: '20' },
      `${name}: Im Warenkorb sind 20 statt 10. Bitte prüfen Sie die Menge.`,
    ],
    [
      'looks right only',
      { ...refused, reason: 'unknown', intended: '10', actual: '10', confirmedBy: 'match' },
      `${name}: 10 im Warenkorb. Bitte prüfen Sie die Menge.`,
    ],
  ])('tells of a line that %s', async (_, line, words) => {
    await renderNote([line])
    await waitFor(() => expect(wordsOf(screen.getByRole('listitem'))).toBe(words))
  })

  it('leads to what was refused, and tells of what nobody can name as well', async () => {
    await renderNote([refused, { ...refused, productId: nameless }])
    const link = await screen.findByRole('link', { name: /^Zum Artikel: Automatikkarton/ })
    expect(link).toHaveProperty('pathname', `/product/-/${carton}`)
    expect(screen.getAllByRole('link')).toEqual([link])
    const [, other] = screen.getAllByRole('listitem').map(wordsOf)
    expect(other).toBe('Ein Artikel: Das wurde vom Shop nicht angenommen. Im Warenkorb sind 0 statt 1’007.')
  })

  it('goes when it was read, for good', async () => {
    const shop = await renderNote([refused])
    await userEvent.click(await screen.findByRole('button', { name: 'Schliessen' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(shop.storage.read(storageEntries.mergeJournal)).toEqual([])
  })

  it('is nothing when all came along', async () => {
    await renderNote([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is heard once, with the names that come from the catalogue', async () => {
    const heard = listenTo('alert')
    await renderNote([refused, { ...refused, productId: nameless }])
    await screen.findByRole('link', { name: /^Zum Artikel/ })
    const [sentence] = heard
    expect(heard).toHaveLength(1)
    expect(sentence).toMatch(
      /^Bitte prüfen: .*Automatikkarton .*Ein Artikel: Das wurde vom Shop nicht angenommen/,
    )
  })

  it('is heard after 2 s without a name; one that comes late is seen only, and leads to the product', async () => {
    const shop = await openShop([refused])
    const held = holdCatalogue(shop)
    const heard = listenTo('alert')
    held.wait()
    await renderIn(shop)
    await held.pass(1_999)
    expect(screen.queryByRole('alert')).toBeNull()
    await held.pass(1)
    const unnamed = expect.stringContaining('Ein Artikel: Das wurde vom Shop nicht angenommen.')
    expect(heard).toEqual([unnamed])
    await held.letGo()
    const link = await screen.findByRole('link', { name: `Zum Artikel: ${name}` })
    expect(link).toHaveProperty('pathname', `/product/-/${carton}`)
    expect(heard).toEqual([unnamed])
  })

  it('shows what is told later at once as well, and says it when it has its name', async () => {
    const first: CartDifference = { intended: '5', actual: '0', reason: 'refused' }
    const shop = await openShop([])
    const { letGo } = holdCatalogue(shop)
    const { differences } = shop.use(cartMergeStores)
    differences.set([first])
    const heard = listenTo('alert')
    await renderIn(shop)
    act(() => differences.set([first, refused]))
    expect(screen.getAllByText(/^Ein Artikel/)).toHaveLength(2)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await letGo()
    expect(screen.getAllByRole('listitem').map(wordsOf)).toEqual([
      expect.stringMatching(/^Ein Artikel/),
      expect.stringMatching(/^Automatikkarton/),
    ])
    expect(heard).toEqual([expect.not.stringContaining(name), expect.stringContaining(name)])
  })
})
