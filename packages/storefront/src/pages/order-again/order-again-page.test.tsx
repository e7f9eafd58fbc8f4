import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import { placeOrder } from '../../shared/order/placed-order.fixture'
import * as page from './order-again-page'

const box = { productId: '01tCN0001001180YAA', quantity: 50 }
const other = { productId: '01tCN0001001100YAA', quantity: 25 }
const texts = ['order-again', 'orders', 'product', 'delivery', 'units', 'cart']

type Account = Awaited<ReturnType<typeof openAccount>>

/** An order of two products; `change` is what happens until it is ordered again. */
async function openReorder(change: (account: Account) => Promise<unknown> = async () => {}, query = '') {
  const account = await openAccount(buyers.lea)
  const number = await placeOrder(account.shop, [box, other])
  await change(account)
  const router = await account.open({
    page,
    path: '/my/orders/:id/again',
    at: `/my/orders/${number}/again${query}`,
    texts,
  })
  await screen.findByRole('heading', { level: 1, name: 'Noch einmal bestellen' })
  return { ...account, number, router }
}

const withdraw = ({ sandbox }: Account, body: object) =>
  sandbox.fetch(
    new Request('https://shop.example/__sandbox/products', { method: 'POST', body: JSON.stringify(body) }),
  )

const press = () => userEvent.click(screen.getByRole('button', { name: 'Angekreuzte in den Warenkorb' }))
const plain = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ')
const rows = () => screen.getAllByRole('listitem').map(plain)
const quantities = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)

/** The names below each heading of the report. */
const report = () =>
  Object.fromEntries(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => [
      plain(heading),
      within(heading.closest('section') ?? document.body)
        .getAllByRole('listitem')
        .map(plain),
    ]),
  )

const inCart = async ({ shop }: Pick<Account, 'shop'>) =>
  Object.fromEntries(
    ((await shop.cart.load())?.items ?? []).map(({ productId, quantity }) => [productId, Number(quantity)]),
  )

describe('ordering again', () => {
  it('shows each item with its price then and today, and adds all with one press', async () => {
    const account = await openReorder()
    expect(rows()[0]).toMatch(
      /Faltkarton 1-wellig 400 × 300 × 200 mm.*Art\. 1001180.*Damals.*Heute.*pro Stück.*Betrag/,
    )
    expect(quantities()).toEqual(['50', '25'])
    expect(screen.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).checked)).toBe(true)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Summe von 2 angekreuzten Artikeln')
    await press()
    const note = await screen.findByText('Alle 2 Artikel liegen im Warenkorb.')
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement?.contains(note)).toBe(true)
    expect(report()).toEqual({
      'Im Warenkorb (2)': [
        expect.stringMatching(/^50 Stück Faltkarton 1-wellig 400/),
        expect.stringMatching(/^25 Stück Faltkarton 1-wellig 300/),
      ],
    })
    expect(await inCart(account)).toEqual({ [box.productId]: 50, [other.productId]: 25 })
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe('/cart/current')
  })

  it('adds what is checked, in the quantity of the field, and names the rest', async () => {
    const account = await openReorder()
    const [first, second] = screen.getAllByRole('textbox')
    const [check] = screen.getAllByRole('checkbox')
    if (!first || !second || !check) throw new Error('fields are missing')
    await userEvent.click(check)
    await userEvent.clear(second)
    await userEvent.type(second, '10')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Summe von 1 angekreuzten Artikel')
    await press()
    await screen.findByText('1 von 2 Artikeln liegt im Warenkorb.')
    expect(Object.keys(report())).toEqual(['Im Warenkorb (1)', 'Nicht angekreuzt (1)'])
    expect(await inCart(account)).toEqual({ [other.productId]: 10 })
  })

  it('says at the field that a quantity cannot be read, and adds nothing', async () => {
    const account = await openReorder()
    const [field] = screen.getAllByRole('textbox')
    if (!field) throw new Error('a field is missing')
    await userEvent.clear(field)
    await userEvent.type(field, 'viele')
    await press()
    expect(plain(await screen.findByRole('alert'))).toMatch(/400 × 300 × 200 mm: Bitte eine ganze Zahl/)
    expect(quantities()).toEqual(['viele', '25'])
    expect(await inCart(account)).toEqual({})
  })

  it('asks for an item where none is checked', async () => {
    await openReorder()
    for (const check of screen.getAllByRole('checkbox')) await userEvent.click(check)
    await press()
    expect(plain(await screen.findByRole('alert'))).toBe('Bitte kreuzen Sie mindestens einen Artikel an.')
  })

  it('names what is no longer sold, and adds its successor with one press more', async () => {
    const account = await openReorder((opened) => withdraw(opened, { sku: '1001180', successor: '1001100' }))
    expect(rows()[0]).toContain('Nicht mehr im Sortiment.')
    expect(
      screen.getByRole('checkbox', { name: /Stattdessen den Nachfolger nehmen: .*\s300\s×\s200/ }),
    ).toHaveProperty('checked', false)
    await press()
    await screen.findByText('1 von 2 Artikeln liegt im Warenkorb.')
    await userEvent.click(screen.getByRole('button', { name: /^Stattdessen in den Warenkorb: / }))
    await screen.findByText('Alle 2 Artikel liegen im Warenkorb.')
    expect(report()['Im Warenkorb (2)']?.[0]).toMatch(/^50 Stück .* 300 × 200.*Anstelle von .* 400 × 300/)
    expect(await inCart(account)).toEqual({ [other.productId]: 75 })
  })

  it('says what is left of the last ones, and that the quantity is lower', async () => {
    const account = await openReorder((opened) => withdraw(opened, { sku: '1001180', stock: 20 }))
    expect(quantities()[0]).toBe('20')
    await press()
    await screen.findByText('Alle 2 Artikel liegen im Warenkorb.')
    expect(await inCart(account)).toEqual({ [box.productId]: 20, [other.productId]: 25 })
  })

  it('says what the cart has already, and adds to it', async () => {
    const account = await openReorder(({ shop }) => shop.cart.add({ productId: box.productId, quantity: 25 }))
    expect(rows()[0]).toContain('25 Stück davon schon im Warenkorb.')
    await press()
    await screen.findByText('Alle 2 Artikel liegen im Warenkorb.')
    expect(await inCart(account)).toEqual({ [box.productId]: 75, [other.productId]: 25 })
  })

  it('shows one item where the address names it', async () => {
    const account = await openReorder(undefined, `?item=${other.productId}`)
    expect(quantities()).toEqual(['25'])
    await press()
    await screen.findByText('Der Artikel liegt im Warenkorb.')
    expect(await inCart(account)).toEqual({ [other.productId]: 25 })
  })

  it('says what the platform refuses of a batch, with its reason', async () => {
    await openReorder(async ({ sandbox }) => {
      const { fetch } = sandbox
      sandbox.fetch = async (request) => {
        // Taken off sale after the page was shown.
        if (request.url.includes('cart-items/batch'))
          await withdraw({ sandbox } as Account, { sku: '1001100' })
        return await fetch(request)
      }
    })
    await press()
    await screen.findByText('1 von 2 Artikeln liegt im Warenkorb.')
    const [refused] = report()['Vom Shop nicht angenommen (1)'] ?? []
    expect(refused).toMatch(/^25 Stück .* 300 × 200 × 150 mm.*läuft aus\. Verfügbar sind noch 0\./)
  })

  it('says so when the platform responds 409, and adds all with the next press', async () => {
    const account = await openReorder()
    const { faults } = account.sandbox
    faults.arm({
      kind: 'status',
      status: 409,
      match: { method: 'POST', path: 'cart-items/batch' },
      times: 99,
    })
    await press()
    const note = await screen.findByRole('alert', {}, { timeout: 20_000 })
    expect(plain(note)).toMatch(/^0 von 2 Artikeln.*wird noch berechnet/)
    faults.clear()
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
    await screen.findByText('Alle 2 Artikel liegen im Warenkorb.')
    expect(await inCart(account)).toEqual({ [box.productId]: 50, [other.productId]: 25 })
  })

  it.each(['drop-before', 'drop-after'] as const)(
    'says that it does not know, and what became of it once that is clear: %s',
    async (kind) => {
      const account = await openReorder()
      account.sandbox.faults.arm({ kind, match: { method: 'POST', path: 'cart-items/batch' }, times: 1 })
      await press()
      await screen.findByText('Alle 2 Artikel liegen im Warenkorb.', {}, { timeout: 20_000 })
      expect(await inCart(account)).toEqual({ [box.productId]: 50, [other.productId]: 25 })
    },
  )

  it('does not exist for another buyer’s order, nor for an item that is not in it', async () => {
    const { shop } = await openAccount(buyers.reto)
    const number = await placeOrder(shop, [box])
    const { open } = await openAccount(buyers.lea)
    await open({ page, path: '/my/orders/:id/again', at: `/my/orders/${number}/again`, texts })
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeTruthy()
    cleanup()
    const own = await openAccount(buyers.lea)
    const at = `/my/orders/${await placeOrder(own.shop, [box])}/again?item=${other.productId}`
    await own.open({ page, path: '/my/orders/:id/again', at, texts })
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeTruthy(),
    )
  })
})
