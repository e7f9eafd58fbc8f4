import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { storageEntries } from '@cartonnage/sdk'
import type { ShopClient } from '@cartonnage/sdk'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { carton, enter } from '../../../app/buyer-walk.fixture'
import { renderApp } from '../../../app/render-app.fixture'
import { action, Component, loader, shouldRevalidate } from './delivery-addresses-page'
import { quantityName } from './split-form'

/** The page of a German business with 100 cartons in the checkout. */
async function open(prepare?: (shop: ShopClient) => Promise<void>) {
  const username = 'einkauf@sonnenhalde.example'
  const shopper = await enter({ shop: 'DE', username, runtime: 'browser' })
  const shop = shopper.createClient()
  await shop.session.load()
  await shop.cart.add({ productId: carton, quantity: 100 })
  await shop.checkout.load()
  await prepare?.(shop)
  const path = '/checkout/addresses'
  await renderApp(
    [
      {
        path,
        loader: (args: LoaderFunctionArgs) => loader(args as PageLoaderArgs),
        action,
        shouldRevalidate,
        element: <Component />,
        HydrateFallback: () => null,
      },
      { path: '*', element: <p>Another page</p> },
    ],
    {
      shop,
      texts: ['delivery-addresses', 'checkout', 'cart', 'addresses'],
      router: { getContext: () => shopper.contextOf(path, shop), initialEntries: [path] },
    },
  )
  await screen.findByRole('heading', { level: 1, name: 'An mehrere Adressen liefern' })
  return shopper
}

async function addUtrecht() {
  const select = screen.getByRole('combobox', { name: 'Weitere Adresse' })
  const option = within(select).getByRole('option', { name: /Utrecht/ })
  fireEvent.change(select, { target: { value: (option as HTMLOptionElement).value } })
  fireEvent.click(screen.getByRole('button', { name: 'Adresse hinzufügen' }))
  return await screen.findByRole('textbox', { name: /Utrecht/ })
}

/** Drags an article onto an address. */
function drop(product: Element | null, address: Element | undefined) {
  const held = new Map<string, string>()
  const dataTransfer = {
    types: ['application/x-shop-article'],
    setData: (type: string, value: string) => held.set(type, value),
    getData: (type: string) => held.get(type) ?? '',
  }
  if (!product || !address) throw new Error('There is nothing to drag, or nowhere to drop it.')
  fireEvent.dragStart(product, { dataTransfer })
  fireEvent.dragOver(address, { dataTransfer })
  fireEvent.drop(address, { dataTransfer })
}

/** The buyer has an address in Utrecht, and had entered 40 pieces for it when the session ended. */
async function enterBeforeSigningIn(shop: ShopClient) {
  const { items } = await shop.addresses.list({ addressType: 'Shipping' })
  const addressId = items.find(({ city }) => city === 'Utrecht')?.addressId ?? ''
  const group = await shop.deliveryGroups.create({ id: addressId })
  shop.storage.write(storageEntries.enteredForm, {
    userId: shop.scope.getSnapshot().userId ?? '',
    path: '/checkout/addresses',
    typedAt: Date.now(),
    fields: { [quantityName({ productId: carton }, group)]: '40' },
  })
}

describe('the page that splits an order over addresses', () => {
  it('says what is left over while quantities are entered, and what each address gets', async () => {
    await open()
    const field = await addUtrecht()
    fireEvent.input(field, { target: { value: '40' } })
    expect(screen.getByText(/^60 an Kellereistraße 5/)).toBeTruthy()
    expect(screen.getByText('40 Stück')).toBeTruthy()
    fireEvent.input(field, { target: { value: '140' } })
    const excess = screen.getByText(/Das sind 40 zu viel/)
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([
      'true',
      excess.id,
    ])
  })

  it('moves the focus to an address that was added, and to all of them where one was removed', async () => {
    await open()
    await addUtrecht()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Adresse 2' }))
    fireEvent.click(screen.getByRole('button', { name: /^Adresse 2 entfernen/ }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Adressen' })),
    )
    expect(screen.queryByRole('textbox', { name: /Utrecht/ })).toBeNull()
  })

  it('keeps what was entered when it is refused, and says what is wrong at the field', async () => {
    await open()
    const field = await addUtrecht()
    fireEvent.input(field, { target: { value: '140' } })
    fireEvent.click(screen.getByRole('button', { name: 'Weiter zur Lieferung' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Utrecht/ }).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Utrecht/ }).value).toBe('140')
  })

  it('leads on when everything is split', async () => {
    await open()
    fireEvent.input(await addUtrecht(), { target: { value: '40' } })
    fireEvent.click(screen.getByRole('button', { name: 'Weiter zur Lieferung' }))
    expect(await screen.findByText('Another page')).toBeTruthy()
  })

  it('keeps what was entered when an answer is lost, and says what is saved', async () => {
    const { sandbox } = await open()
    fireEvent.input(await addUtrecht(), { target: { value: '40' } })
    sandbox.faults.arm({ kind: 'duplicate', match: { path: 'arrange-items' } })
    fireEvent.click(screen.getByRole('button', { name: 'Weiter zur Lieferung' }))
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/haben sich inzwischen geändert/),
    )
    const field = screen.getByRole<HTMLInputElement>('textbox', {
      name: /Utrecht/,
      description: /Gespeichert: 80/,
    })
    expect(field.value).toBe('40')
    fireEvent.input(field, { target: { value: '80' } })
    expect(screen.queryByText(/Gespeichert/)).toBeNull()
  })

  it('goes on from what another tab has done, with what was entered', async () => {
    const { createClient } = await open()
    fireEvent.input(await addUtrecht(), { target: { value: '40' } })
    const { addresses, deliveryGroups } = createClient()
    const { items } = await addresses.list({ addressType: 'Shipping' })
    await deliveryGroups.create({ id: items.find(({ city }) => city === 'Antwerpen')?.addressId ?? '' })
    fireEvent.click(screen.getByRole('button', { name: 'Weiter zur Lieferung' }))
    expect(await screen.findByRole('textbox', { name: /Antwerpen/ })).toHaveProperty('value', '')
    expect(screen.getByRole('alert').textContent).toMatch(/haben sich inzwischen geändert/)
    expect(screen.getByRole('textbox', { name: /Utrecht/ })).toHaveProperty('value', '40')
    fireEvent.click(screen.getByRole('button', { name: 'Weiter zur Lieferung' }))
    expect(await screen.findByText('Another page')).toBeTruthy()
  })

  it('keeps what was entered while the split cannot be read', async () => {
    const { sandbox } = await open()
    fireEvent.input(await addUtrecht(), { target: { value: '40' } })
    sandbox.faults.arm({ kind: 'status', status: 500, times: 1000 })
    fireEvent.click(screen.getByRole('button', { name: 'Weiter zur Lieferung' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
    expect(screen.getByRole('textbox', { name: /Utrecht/ })).toHaveProperty('value', '40')
    sandbox.faults.clear()
    fireEvent.click(screen.getByRole('button', { name: 'Weiter zur Lieferung' }))
    expect(await screen.findByText('Another page')).toBeTruthy()
  })

  it('says that the platform is still at work, and keeps what was entered', async () => {
    const { sandbox } = await open()
    fireEvent.input(await addUtrecht(), { target: { value: '40' } })
    sandbox.faults.arm({ kind: 'endless-202', match: { method: 'GET', path: '/checkouts/' } })
    fireEvent.click(screen.getByRole('button', { name: 'Weiter zur Lieferung' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/verteilt die Ware noch/)
    expect(screen.getByRole('textbox', { name: /Utrecht/ })).toHaveProperty('value', '40')
    sandbox.faults.clear()
    fireEvent.click(screen.getByRole('button', { name: 'Weiter zur Lieferung' }))
    expect(await screen.findByText('Another page')).toBeTruthy()
  })

  it('gives an article that is dropped on an address what is left of it, and the first one all of it back', async () => {
    await open()
    const field = await addUtrecht()
    fireEvent.input(field, { target: { value: '30' } })
    const product = screen.getByRole('group', { name: /100 insgesamt/ }).closest('li')
    const [first, second] = screen.getAllByRole('heading', { name: /^Adresse \d$/ })
    drop(product, second)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Utrecht/ }).value).toBe('100')
    drop(product, first)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Utrecht/ }).value).toBe('')
    expect(screen.getByText(/^100 an Kellereistraße 5/)).toBeTruthy()
  })

  it('has a way back from the form of an address, which keeps what was entered when it is refused', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Neue Adresse eingeben' }))
    const street = await screen.findByRole('textbox', { name: /Straße/ })
    fireEvent.input(street, { target: { value: 'Werkstraße 7' } })
    fireEvent.click(screen.getByRole('button', { name: 'An diese Adresse liefern' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /Straße/ })).toHaveProperty('value', 'Werkstraße 7')
    fireEvent.click(screen.getByRole('link', { name: 'Zurück zur Verteilung' }))
    expect(await screen.findByRole('combobox', { name: 'Weitere Adresse' })).toBeTruthy()
  })

  it('has again what was entered when the session ended', async () => {
    await open(enterBeforeSigningIn)
    expect(await screen.findByText(/Was Sie vor dem Anmelden eingegeben haben/)).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /Utrecht/ })).toHaveProperty('value', '40')
    expect(screen.getByText(/^60 an Kellereistraße 5/)).toBeTruthy()
  })
})
