import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { carton, enter } from '../checkout/buyer-walk.fixture'
import { renderApp } from '../product/render-app.fixture'
import { action, Component, loader } from './delivery-addresses-page'

/** The page of a German business with 100 cartons in the checkout. */
async function open() {
  const username = 'einkauf@sonnenhalde.example'
  const shopper = await enter({ shop: 'DE', username, runtime: 'browser' })
  const shop = shopper.createClient()
  await shop.session.load()
  await shop.cart.add({ productId: carton, quantity: 100 })
  await shop.checkout.load()
  const path = '/checkout/addresses'
  await renderApp(
    [
      {
        path,
        loader: (args: LoaderFunctionArgs) => loader(args as PageLoaderArgs),
        action,
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

describe('the page that splits an order over addresses', () => {
  it('says what is left over while quantities are entered, and what each address gets', async () => {
    await open()
    const field = await addUtrecht()
    fireEvent.input(field, { target: { value: '40' } })
    expect(screen.getByText(/^60 an Kellereistraße 5/)).toBeTruthy()
    expect(screen.getByText('40 Stück')).toBeTruthy()
    fireEvent.input(field, { target: { value: '140' } })
    expect(screen.getByText(/Das sind 40 zu viel/)).toBeTruthy()
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
})
