import { cartMergeStores, storageEntries } from '@cartonnage/sdk'
import type { CartDifference, ShopClient } from '@cartonnage/sdk'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper } from '../../app/shopper.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { delayCatalogue, listenTo } from '../../shared/cart/live-regions.fixture'
import { MergeNote } from './merge-note'

const carton = '01tCN0001002120YAA'
const nameless = '01tCN0009999999YAA'
const name = 'Automatikkarton mit Selbstklebeverschluss 310 × 230 × 160 mm'

const refused: CartDifference = { productId: carton, intended: '1007', actual: '0', reason: 'refused' }

/** A buyer whose browser has stored these lines of an earlier merge. */
async function openShop(lines: readonly CartDifference[]) {
  const shopper = createShopper({ runtime: 'browser' })
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
  await renderApp(<MergeNote />, { shop, texts: ['cart'] })
}

async function renderNote(lines: readonly CartDifference[]) {
  const shop = await openShop(lines)
  await renderIn(shop)
  return shop
}

const textOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ').trim()

describe('what of a guest’s cart was not merged unchanged', () => {
  it.each([
    [1, 'Ein Artikel konnte nicht in Ihren Warenkorb übernommen werden.'],
    [2, '2 Artikel konnten nicht in Ihren Warenkorb übernommen werden.'],
  ])('[3.cart-7] [4.guest-cart-on-login-5] is counted, until it is closed: %j', async (count, text) => {
    const shop = await openShop([])
    shop.storage.write(storageEntries.productsNotPreserved, count)
    await renderIn(shop)
    expect(textOf(screen.getByRole('listitem'))).toBe(text)
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
      'has an unknown outcome',
      { ...refused, reason: 'unknown', actual: '10' },
      `${name}: Wir konnten nicht herausfinden, ob alles angekommen ist. Im Warenkorb sind jetzt 10. Bitte prüfen Sie die Menge.`,
    ],
    [
      'another page changed too',
      { ...refused, reason: 'changed-elsewhere', intended: '10', actual: '20' },
      `${name}: Im Warenkorb sind 20 statt 10. Bitte prüfen Sie die Menge.`,
    ],
    [
      'waits because the call was refused',
      { ...refused, reason: 'waiting', intended: '1017', actual: '10', code: 'INSUFFICIENT_ACCESS' },
      `1’007 Stück ${name}: wartet auf die Übernahme in Ihren Warenkorb. Beim nächsten Laden der Seite versuchen wir es wieder.`,
    ],
    [
      'seems right only',
      { ...refused, reason: 'unknown', intended: '10', actual: '10', confirmedBy: 'match' },
      `${name}: 10 im Warenkorb. Bitte prüfen Sie die Menge.`,
    ],
  ])('lists a line that %s', async (_, line, text) => {
    await renderNote([line])
    await waitFor(() => expect(textOf(screen.getByRole('listitem'))).toBe(text))
  })

  it('links to what was refused, and lists products without a known name as well', async () => {
    await renderNote([refused, { ...refused, productId: nameless }])
    const link = await screen.findByRole('link', { name: /^Zum Artikel: Automatikkarton/ })
    expect(link).toHaveProperty('pathname', `/product/-/${carton}`)
    expect(screen.getAllByRole('link')).toEqual([link])
    const [, other] = screen.getAllByRole('listitem').map(textOf)
    expect(other).toBe('Ein Artikel: Das wurde vom Shop nicht angenommen. Im Warenkorb sind 0 statt 1’007.')
  })

  it('says in its title whether lines only wait', async () => {
    const waiting = { ...refused, reason: 'waiting' } as const
    await renderNote([waiting])
    expect(await screen.findByText('Artikel von vor der Anmeldung warten noch')).toBeDefined()
  })

  it('disappears for good when it is closed', async () => {
    const shop = await renderNote([refused])
    await userEvent.click(await screen.findByRole('button', { name: 'Schliessen' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(shop.storage.read(storageEntries.mergeJournal)).toEqual([])
  })

  it('is nothing when all was merged', async () => {
    await renderNote([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is announced once, with the names from the catalogue', async () => {
    const announced = listenTo('alert')
    await renderNote([refused, { ...refused, productId: nameless }])
    await screen.findByRole('link', { name: /^Zum Artikel/ })
    const [sentence] = announced
    expect(announced).toHaveLength(1)
    expect(sentence).toMatch(
      /^Bitte prüfen: .*Automatikkarton .*Ein Artikel: Das wurde vom Shop nicht angenommen/,
    )
  })

  it('is announced after 2 s without a name; a name that arrives late is only visible, and links to the product', async () => {
    const shop = await openShop([refused])
    const delayed = delayCatalogue(shop)
    const announced = listenTo('alert')
    delayed.stopTimers()
    await renderIn(shop)
    await delayed.pass(1_999)
    expect(screen.queryByRole('alert')).toBeNull()
    await delayed.pass(1)
    const unnamed = expect.stringContaining('Ein Artikel: Das wurde vom Shop nicht angenommen.')
    expect(announced).toEqual([unnamed])
    await delayed.release()
    const link = await screen.findByRole('link', { name: `Zum Artikel: ${name}` })
    expect(link).toHaveProperty('pathname', `/product/-/${carton}`)
    expect(announced).toEqual([unnamed])
  })

  it('adds a later line at once, and announces it when it has its name', async () => {
    const first: CartDifference = { intended: '5', actual: '0', reason: 'refused' }
    const shop = await openShop([])
    const { release } = delayCatalogue(shop)
    const { differences } = shop.use(cartMergeStores)
    differences.set([first])
    const announced = listenTo('alert')
    await renderIn(shop)
    act(() => differences.set([first, refused]))
    expect(screen.getAllByText(/^Ein Artikel/)).toHaveLength(2)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await release()
    expect(screen.getAllByRole('listitem').map(textOf)).toEqual([
      expect.stringMatching(/^Ein Artikel/),
      expect.stringMatching(/^Automatikkarton/),
    ])
    expect(announced).toEqual([expect.not.stringContaining(name), expect.stringContaining(name)])
  })
})
