import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import type { PageLoaderArgs } from '../../shell/shop-context'
import type { ListData } from './data/list-loader'
import * as listPage from './list-page'
import * as listsPage from './lists-page'

const [carton, box, onRequest] = ['01tCN0001001180YAA', '01tCN0001001100YAA', '01tCN0002000480YAA']
const texts = ['lists', 'product', 'delivery', 'units']

async function openList(lines = [{ productId: carton, quantity: 50 }], setting?: object) {
  const account = await openAccount(buyers.reto)
  if (setting !== undefined) await account.changeSettings(setting)
  const { list } = await account.shop.lists.create({ name: 'Lager', lines })
  await account.open({ page: listPage, path: '/my/lists/:id', at: `/my/lists/${list.id}`, texts })
  await screen.findByRole('heading', { level: 1 })
  return { ...account, id: list.id }
}

const boxes = () =>
  screen
    .getAllByRole('checkbox')
    .map((each) => [(each as HTMLInputElement).checked, each.getAttribute('value')])
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the page of a list', { timeout: 20_000 }, () => {
  it('shows each product with today’s price, and chooses all or none', async () => {
    await openList([
      { productId: carton, quantity: 50 },
      { productId: box, quantity: 25 },
    ])
    const [first] = screen.getAllByRole('listitem')
    expect(first?.textContent).toMatch(/Art\. 1001180.*50 Stück, .*pro Stück/)
    expect(boxes()).toEqual([
      [true, '1001180;50'],
      [true, '1001100;25'],
    ])
    await press('Keine wählen')
    expect(screen.getByText('0 von 2 gewählt')).toBeTruthy()
    await userEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement)
    expect(screen.getByText('1 von 2 gewählt')).toBeTruthy()
    expect(screen.getByRole('button', { name: '1 Artikel prüfen und in den Warenkorb' })).toBeTruthy()
  })

  it('sends on the quantity that is entered, and saves it when Enter is pressed', async () => {
    const { createClient, id } = await openList()
    const field = screen.getByRole('textbox', { name: /^Menge von/ })
    await userEvent.clear(field)
    await userEvent.type(field, '75')
    expect(boxes()).toEqual([[true, '1001180;75']])
    await userEvent.type(field, '{Enter}')
    await screen.findByText('Die Mengen sind gespeichert.')
    expect((await createClient().lists.read(id))?.lines).toEqual([{ productId: carton, quantity: 75 }])
  })

  it('names what has no price, and what is not sold any more', async () => {
    const { open, id } = await openList([{ productId: onRequest, quantity: 5 }])
    expect(screen.getByText('Preis auf Anfrage')).toBeTruthy()
    cleanup()
    const withoutProducts = async (args: PageLoaderArgs) => {
      const { data } = (await listPage.loader(args)) as { data: ListData }
      return { ...data, products: [] }
    }
    const page = { ...listPage, loader: withoutProducts }
    await open({ page, path: '/my/lists/:id', at: `/my/lists/${id}`, texts })
    expect(await screen.findByText('Nicht mehr im Sortiment')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Entfernen: Nicht mehr im Sortiment' })).toBeTruthy()
  })

  it('says once that the shop keeps no quantities', async () => {
    await openList([{ productId: carton, quantity: 50 }], { wishListQuantitiesEnabled: false })
    expect(screen.getAllByText(/^In diesem Shop haben Listen keine Mengen\./)).toHaveLength(1)
    expect(screen.queryByRole('textbox', { name: /^Menge von/ })).toBeNull()
    expect(boxes()).toEqual([[true, expect.stringMatching(/^1001180;\d+$/)]])
  })

  it('takes a line off and brings it back', async () => {
    await openList()
    await press(/^Entfernen/)
    expect(await screen.findByText(/steht nicht mehr auf der Liste\.$/)).toBeTruthy()
    expect(screen.getByText('Diese Liste ist leer')).toBeTruthy()
    await press('Rückgängig')
    expect(await screen.findByRole('textbox', { name: /^Menge von/ })).toBeTruthy()
  })
})

describe('the page of all lists', { timeout: 20_000 }, () => {
  it('says at the field that a name is missing or taken', async () => {
    const account = await openAccount(buyers.reto)
    await account.shop.lists.create({ name: 'Lager' })
    await account.open({ page: listsPage, path: '/my/lists', at: '/my/lists', texts })
    await screen.findByRole('link', { name: 'Lager' })
    await press('Liste anlegen')
    expect(await screen.findByText(/Bitte geben Sie einen Namen ein/)).toBeTruthy()
    const field = screen.getByRole('textbox', { name: 'Name der neuen Liste' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(field, 'lager')
    await account.shop.lists.setLines((await account.shop.lists.list())?.[0]?.id ?? '', [
      { productId: carton, quantity: 1 },
    ])
    await press('Liste anlegen')
    expect(await screen.findByText(/Sie haben schon eine andere Liste mit diesem Namen/)).toBeTruthy()
  })

  it('asks on which list the cart is to be saved', async () => {
    const account = await openAccount(buyers.reto)
    await account.shop.lists.create({ name: 'Lager' })
    await account.shop.cart.add({ productId: box, quantity: 25 })
    await account.open({ page: listsPage, path: '/my/lists', at: '/my/lists?from=cart', texts })
    const form = await screen.findByRole('region', {
      name: '1 Artikel aus dem Warenkorb auf eine Liste speichern',
    })
    expect(within(form).getAllByRole('radio')).toHaveLength(2)
    expect(within(form).getByRole<HTMLInputElement>('textbox').value).toMatch(/^Warenkorb vom /)
  })
})
