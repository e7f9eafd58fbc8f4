import { storageEntries } from '@cartonnage/sdk'
import { ShopError, type CartCheck, type ShopClient } from '@cartonnage/sdk'
import { act, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CartChecks } from '../../app/page-effects'
import { createI18n } from '../../i18n/create-i18n'
import { buyers, createShopper } from '../../app/shopper.fixture'
import { Notifications } from '../../shared/notifications/notifications'
import { renderApp } from '../../app/render-app.fixture'
import type { LineProblem } from './data/cart-action'
import { CheckNote, PutBackForm } from './cart-notes'
import { delayCatalogue, listenTo } from '../../shared/cart/live-regions.fixture'
// Fetched with the first check: on a busy machine the check would be over by then.
import '../../shared/cart-check/check-strip'

const carton = '01tCN0001002120YAA'
const nameless = '01tCN0009999999YAA'

/** A buyer's client, while another page of the browser checks the outcome of changes. */
async function openShop(checks: readonly CartCheck[]) {
  const shopper = createShopper({ runtime: 'browser' })
  await shopper.signIn(buyers.lea)
  const first = shopper.createClient()
  await first.load()
  const { userId = '' } = first.scope.getSnapshot()
  const state = { sentAt: Date.now(), lookedAt: Date.now(), isChecked: true }
  const other = { owner: userId, tab: 'other', page: 'other' }
  const claims = checks.map(({ kind, productId = '', quantity = '' }, index) => {
    const lines = kind === 'delete' ? [] : [{ productId, quantity, before: '0' }]
    return { ...state, ...other, id: String(index), kind, lines }
  })
  first.storage.write(storageEntries.cartClaims, { version: 1, claims })
  first.dispose()
  const shop = shopper.createClient()
  // It would look for these changes as long as the file's worker lives.
  onTestFinished(() => shop.dispose())
  await shop.load()
  return shop
}

async function renderNote(checks: readonly CartCheck[], content = <CheckNote />) {
  const shop = await openShop(checks)
  await renderIn(shop, content)
  return shop
}

async function renderIn(shop: ShopClient, content = <CheckNote />) {
  const element = (
    <>
      {content}
      <Notifications />
    </>
  )
  await renderApp(element, { shop, texts: ['cart'] })
}

const textOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ')

describe('what is being checked in the cart', () => {
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
      'a product without a known name',
      { kind: 'add', productId: nameless, quantity: '40' },
      'Wir prüfen, ob Ihre letzte Änderung im Warenkorb angekommen ist.',
    ],
  ])('is announced politely: %s', async (_, check, sentence) => {
    await renderNote([check])
    const note = screen.getByRole('status')
    await waitFor(() => expect(textOf(note)).toContain(sentence))
    expect(textOf(note)).toContain('Andere Artikel können Sie inzwischen ändern und diese Seite verlassen.')
  })

  it('names three of many and counts the others', async () => {
    const quantities = ['10', '20', '30', '40', '50']
    await renderNote(quantities.map((quantity) => ({ kind: 'set', productId: carton, quantity })))
    const note = screen.getByRole('status')
    await waitFor(() => expect(textOf(note)).toContain(`30 × ${name}.Und 2 weitere Artikel.`))
    expect(textOf(note)).not.toContain('40 ×')
  })

  it('is empty while no outcome is unknown', async () => {
    await renderNote([])
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('is shown on other pages too, although another page made the change', async () => {
    await renderNote([{ kind: 'add', productId: carton, quantity: '20' }], <CartChecks />)
    const strip = await screen.findByRole('status')
    await waitFor(() => expect(textOf(strip)).toContain(`Wir prüfen, ob 20 × ${name}`))
  })

  it('links to the cart from other pages when it stays unknown', async () => {
    const shop = await renderNote([{ kind: 'add', productId: carton, quantity: '20' }], <CartChecks />)
    await screen.findByText(/^Wir prüfen/)
    const line = { productId: carton, intended: '20', actual: '10', reason: 'unknown' } as const
    act(() => shop.events.emit('cartmismatch', [line]))
    const link = await screen.findByRole('link', { name: 'Zum Warenkorb' })
    expect(link).toHaveProperty('pathname', '/cart/current')
    expect(textOf(screen.getByRole('region', { name: 'Meldungen' }))).toContain('Im Warenkorb sind jetzt 10.')
  })

  it.each([
    ['that it was made', { outcome: 'done' }, 'Geprüft: Ihre Änderung ist im Warenkorb'],
    [
      'that it was refused',
      { outcome: 'failed', error: new ShopError('INSUFFICIENT_INVENTORY', 'x') },
      'Geprüft: Ihre Änderung ist nicht im Warenkorb',
    ],
  ] as const)('says in the end %s, and links to the cart', async (_, end, title) => {
    const shop = await renderNote([{ kind: 'add', productId: carton, quantity: '20' }], <CartChecks />)
    await screen.findByText(/^Wir prüfen/)
    act(() => shop.events.emit('cartsettled', { requested: [], errors: [], ...end }))
    expect(await screen.findByText(title)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveProperty('pathname', '/cart/current')
  })

  it.each([
    ['the cart', <CheckNote key="note" />],
    ['another page', <CartChecks key="part" />],
  ])('is announced once on %s, with the name from the catalogue', async (_, content) => {
    const announced = listenTo('status')
    await renderNote([{ kind: 'add', productId: carton, quantity: '20' }], content)
    await screen.findByText((text) => text.includes(name))
    expect(announced).toEqual([expect.stringContaining(`Wir prüfen, ob 20 × ${name}`)])
  })

  it('is announced once where the product’s name is unknown', async () => {
    const announced = listenTo('status')
    await renderNote([{ kind: 'add', productId: nameless, quantity: '20' }])
    await waitFor(() => expect(announced).toEqual([expect.stringContaining('ob Ihre letzte Änderung')]))
  })

  it('is visible at once, announced after 2 s without a name, and not again when the name arrives late', async () => {
    const shop = await openShop([{ kind: 'add', productId: carton, quantity: '20' }])
    const delayed = delayCatalogue(shop)
    const announced = listenTo('status')
    delayed.stopTimers()
    await renderIn(shop)
    expect(screen.getByText(/^Wir prüfen, ob Ihre letzte Änderung/)).toBeDefined()
    await delayed.pass(1_999)
    expect(announced).toEqual([])
    await delayed.pass(1)
    const unnamed = expect.stringContaining(
      'Wir prüfen, ob Ihre letzte Änderung im Warenkorb angekommen ist.',
    )
    expect(announced).toEqual([unnamed])
    await delayed.release()
    expect(announced).toEqual([unnamed])
  })
})

const removed = { productId: '01tCN0001001210YAA', quantity: 100, name: 'Faltkarton' }

async function renderForm(problem?: LineProblem) {
  const element = <PutBackForm removed={removed} problem={problem} />
  const texts = await createI18n('de-CH', ['cart'])
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </I18nextProvider>,
  )
}

describe('PutBackForm', () => {
  it('names what was removed, and puts it back', async () => {
    await renderForm()
    expect(screen.getByText(/Faltkarton$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Rückgängig: Faltkarton' })).toBeTruthy()
  })

  it('says why it cannot be put back, in the sentences of the failure', async () => {
    const sentences = ['Verfügbar sind noch 40.', 'Bitte wählen Sie eine andere Menge.']
    await renderForm({
      cartItemId: '',
      problem: { messageKey: 'refused', reportedBy: 'catalogue', sentences },
    })
    expect(screen.getByText(`Faltkarton: ${sentences.join(' ')}`)).toBeTruthy()
  })
})
