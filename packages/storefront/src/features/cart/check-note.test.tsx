import type { CartCheck, ShopClient } from '@cartonnage/sdk'
import { storageEntries } from '@cartonnage/sdk'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { ChecksPart } from '../../app/checks-part'
import { createI18n } from '../../i18n/create-i18n'
import { buyers, createShopper } from '../checkout/shopper.fixture'
import { createNotificationQueue } from '../notifications/notification-queue'
import { Notifications } from '../notifications/notifications'
import { CheckNote } from './check-note'
import { holdCatalogue, listenTo } from './heard.fixture'

// A busy machine may take its time; nothing here waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 })

const carton = '01tCN0001002120YAA'
const nameless = '01tCN0009999999YAA'

const close: (() => void)[] = []
afterEach(() => {
  for (const one of close.splice(0)) one()
})

/** A buyer's client, while another page of the browser finds out what became of changes. */
async function openShop(checks: readonly CartCheck[]) {
  const shopper = createShopper({ runtime: 'browser' })
  close.push(shopper.sandbox.close)
  await shopper.signIn(buyers.lea)
  const first = shopper.createClient()
  await first.load()
  const { userId = '' } = first.scope.getSnapshot()
  const seen = { sentAt: Date.now(), lookedAt: Date.now(), isChecked: true }
  const other = { owner: userId, tab: 'other', page: 'other' }
  const claims = checks.map(({ kind, productId = '', quantity = '' }, index) => {
    const lines = kind === 'delete' ? [] : [{ productId, quantity, before: '0' }]
    return { ...seen, ...other, id: String(index), kind, lines }
  })
  first.storage.write(storageEntries.cartClaims, { version: 1, claims })
  first.dispose()
  const shop = shopper.createClient()
  await shop.load()
  return shop
}

async function renderNote(checks: readonly CartCheck[], content = <CheckNote />) {
  const shop = await openShop(checks)
  await renderIn(shop, content)
  return shop
}

async function renderIn(shop: ShopClient, content = <CheckNote />) {
  const texts = await createI18n('de-CH', ['cart'])
  const element = (
    <>
      {content}
      <Notifications />
    </>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  render(
    <Providers shop={shop} texts={texts} notifications={createNotificationQueue()}>
      <RouterProvider router={router} />
    </Providers>,
  )
}

const wordsOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ')

describe('what is being checked in the cart', { timeout: 30_000 }, () => {
  const name = 'Automatikkarton mit Selbstklebeverschluss 310 × 230 × 160 mm'

  it.each<[string, CartCheck, string]>([
    [
      'several being added',
      { kind: 'add', productId: carton, quantity: '1000' },
      `Wir prüfen, ob 1’000 × ${name} im Warenkorb angekommen sind.`,
    ],
    [
      'one being added',
      { kind: 'add', productId: carton, quantity: '1' },
      `Wir prüfen, ob 1 × ${name} im Warenkorb angekommen ist.`,
    ],
    [
      'a new quantity',
      { kind: 'set', productId: carton, quantity: '40' },
      `Wir prüfen, ob die neue Menge angekommen ist: 40 × ${name}.`,
    ],
    [
      'a line being removed',
      { kind: 'set', productId: carton, quantity: '0' },
      `Wir prüfen, ob ${name} entfernt wurde.`,
    ],
    ['the cart being emptied', { kind: 'delete' }, 'Wir prüfen, ob der Warenkorb geleert wurde.'],
    [
      'a product that nobody can name',
      { kind: 'add', productId: nameless, quantity: '40' },
      'Wir prüfen, ob Ihre letzte Änderung im Warenkorb angekommen ist.',
    ],
  ])('is said of %s, politely', async (_, check, sentence) => {
    await renderNote([check])
    const note = screen.getByRole('status')
    await waitFor(() => expect(wordsOf(note)).toContain(sentence))
    expect(wordsOf(note)).toContain('Andere Artikel können Sie inzwischen ändern und diese Seite verlassen.')
  })

  it('names three of many and counts the others', async () => {
    const quantities = ['10', '20', '30', '40', '50']
    await renderNote(quantities.map((quantity) => ({ kind: 'set', productId: carton, quantity })))
    const note = screen.getByRole('status')
    await waitFor(() => expect(wordsOf(note)).toContain(`30 × ${name}.Und 2 weitere Artikel.`))
    expect(wordsOf(note)).not.toContain('40 ×')
  })

  it('is nothing as long as nothing is in doubt', async () => {
    await renderNote([])
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('is said on other pages too, although another page made the change', async () => {
    await renderNote([{ kind: 'add', productId: carton, quantity: '20' }], <ChecksPart />)
    const strip = await screen.findByRole('status')
    await waitFor(() => expect(wordsOf(strip)).toContain(`Wir prüfen, ob 20 × ${name}`))
  })

  it('leads to the cart from other pages when it never became clear', async () => {
    const shop = await renderNote([{ kind: 'add', productId: carton, quantity: '20' }], <ChecksPart />)
    await screen.findByText(/^Wir prüfen/)
    const line = { productId: carton, intended: '20', actual: '10', reason: 'unknown' } as const
    act(() => shop.events.emit('cartmismatch', [line]))
    const link = await screen.findByRole('link', { name: 'Zum Warenkorb' })
    expect(link).toHaveProperty('pathname', '/cart/current')
    expect(wordsOf(screen.getByRole('region', { name: 'Meldungen' }))).toContain(
      'Im Warenkorb sind jetzt 10.',
    )
  })

  it.each([
    ['the cart', <CheckNote key="note" />],
    ['another page', <ChecksPart key="part" />],
  ])('is heard once on %s, with the name that comes from the catalogue', async (_, content) => {
    const heard = listenTo('status')
    await renderNote([{ kind: 'add', productId: carton, quantity: '20' }], content)
    await screen.findByText((words) => words.includes(name))
    expect(heard).toEqual([expect.stringContaining(`Wir prüfen, ob 20 × ${name}`)])
  })

  it('is heard once where nobody can name the product', async () => {
    const heard = listenTo('status')
    await renderNote([{ kind: 'add', productId: nameless, quantity: '20' }])
    await waitFor(() => expect(heard).toEqual([expect.stringContaining('ob Ihre letzte Änderung')]))
  })

  it('is seen at once, heard after 2 s without a name, and not again when the name comes late', async () => {
    const shop = await openShop([{ kind: 'add', productId: carton, quantity: '20' }])
    const held = holdCatalogue(shop)
    const heard = listenTo('status')
    held.wait()
    await renderIn(shop)
    expect(screen.getByText(/^Wir prüfen, ob Ihre letzte Änderung/)).toBeDefined()
    await held.pass(1_999)
    expect(heard).toEqual([])
    await held.pass(1)
    const unnamed = expect.stringContaining(
      'Wir prüfen, ob Ihre letzte Änderung im Warenkorb angekommen ist.',
    )
    expect(heard).toEqual([unnamed])
    await held.letGo()
    expect(heard).toEqual([unnamed])
  })
})
