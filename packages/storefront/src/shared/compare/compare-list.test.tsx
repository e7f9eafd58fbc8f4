import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { offlineShop, renderInShop, sampleProduct } from '../../app/shop-page.fixture'
import { ProductTable } from '../product-list/product-table'
import { CompareChoice } from './compare-choice'

const ids = ['1001010', '1001100', '1003130', '1003170', '2000310'].map((sku) => `01tCN000${sku}YAA`)
const products = ids.map((id) => ({ ...sampleProduct(), id }))

const showList = async () => {
  const shop = offlineShop()
  shop.comparison.choose([])
  await renderInShop(<ProductTable caption="Faltkartons" products={products} isComparable />, shop)
  return shop
}
const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Vergleichen Faltkarton/ })
const tick = async (index: number) => {
  const box = ticks()[index]
  if (box) await userEvent.click(box)
}

beforeEach(() => localStorage.clear())

describe('the ticks of a list', () => {
  it('belong to a form that compares them without scripts', async () => {
    await showList()
    const form = screen.getByRole<HTMLFormElement>('form', { hidden: true })
    expect(new URL(form.action).pathname).toMatch(/\/compare$/)
    expect(form.method).toBe('get')
    await tick(0)
    await tick(2)
    expect(new FormData(form).getAll('ids')).toEqual([ids[0], ids[2]])
  })

  it('are what the browser has chosen', async () => {
    const shop = await showList()
    await tick(1)
    expect(shop.comparison.getSnapshot()).toEqual([ids[1]])
    expect(screen.getByText('1 von 4 gewählt')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Leeren' }))
    expect(ticks().filter(({ checked }) => checked)).toEqual([])
  })

  it('refuse a fifth, and say why', async () => {
    const shop = await showList()
    for (const index of [0, 1, 2, 3, 4]) await tick(index)
    expect(shop.comparison.getSnapshot()).toEqual(ids.slice(0, 4))
    expect(ticks()[4]?.checked).toBe(false)
    expect(await screen.findByText(/^Höchstens 4: /)).toBeTruthy()
  })

  it('are in lists that are compared only', async () => {
    await renderInShop(<ProductTable caption="Faltkartons" products={products} />)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('the choice on the page of a product', () => {
  it('chooses it, and leads to the comparison', async () => {
    const shop = offlineShop()
    shop.comparison.choose([])
    const { container } = await renderInShop(<CompareChoice id={ids[0] ?? ''} />, shop)
    const form = container.querySelector('form')
    expect(new FormData(form ?? undefined).get('ids')).toBe(ids[0])
    await userEvent.click(screen.getByRole('button', { name: 'Vergleichen', pressed: false }))
    const link = screen.getByRole('link', { name: 'Vergleich ansehen (1)' })
    expect(link.getAttribute('href')).toContain(`/compare?ids=${ids[0]}`)
    await userEvent.click(screen.getByRole('button', { name: 'Vergleichen', pressed: true }))
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('refuses a fifth product, and says why', async () => {
    const shop = offlineShop()
    shop.comparison.choose(ids.slice(0, 4))
    const { container } = await renderInShop(<CompareChoice id={ids[4] ?? ''} />, shop)
    await userEvent.click(screen.getByRole('button', { name: 'Vergleichen' }))
    expect(within(container).getByRole('alert').textContent).toMatch(/^Höchstens 4: /)
  })
})
