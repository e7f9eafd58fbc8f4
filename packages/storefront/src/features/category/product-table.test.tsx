import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderInShop, sampleProduct } from '../product/shop-page.fixture'
import { ProductTable } from './product-table'

const large = sampleProduct({
  id: 'large',
  fields: { StockKeepingUnit: '1001230', InnerLength__c: '500', InnerWidth__c: '400', InnerHeight__c: '300' },
  tiers: [
    [1, '2.92'],
    [10, '2.50'],
  ],
})
const gone = sampleProduct({ id: 'gone', fields: { Stock__c: '0' } })
const awaited = sampleProduct({
  id: 'awaited',
  fields: { Stock__c: '0', NextSupplyDate__c: '2026-12-04' },
})
const products = [sampleProduct(), sampleProduct({ id: 'second' }), large, gone]
const rowOf = (text: string) => {
  const row = screen.getAllByRole('row').find(({ textContent }) => textContent.includes(text))
  if (!row) throw new Error(`There is no row with ${text}.`)
  return within(row)
}
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')

describe('ProductTable', () => {
  it('heads the price columns with the quantities that most products have', async () => {
    await renderInShop(<ProductTable caption="Faltkartons" products={products} />)
    const heads = screen.getAllByRole('columnheader', { hidden: true }).map((head) => plain(head.textContent))
    expect(heads).toEqual(expect.arrayContaining(['ab 1', 'ab 25', 'ab 100', 'ab 500', 'ab 1’000', 'Menge']))
    expect(screen.getByRole('table', { name: 'Faltkartons' })).toBeTruthy()
  })

  it('prints the quantity of another tier above the price', async () => {
    await renderInShop(<ProductTable caption="Faltkartons" products={products} />)
    const cells = rowOf('1001230')
      .getAllByRole('cell', { hidden: true })
      .map((cell) => plain(cell.textContent))
    expect(cells.some((text) => text.startsWith('ab 10 ') && text.includes('2.703'))).toBe(true)
  })

  it('uses the decimals of the smallest price in all rows', async () => {
    const { container } = await renderInShop(<ProductTable caption="Faltkartons" products={products} />)
    const figures = [...container.querySelectorAll('tbody .figure > *')].map(({ textContent }) => textContent)
    expect(figures).toEqual(expect.arrayContaining(['3.157', '2.920', '0.508', '0.470']))
    expect(figures.filter((figure) => !/\.\d{3}$/.test(figure))).toEqual([])
  })

  it('links to the product by size and name', async () => {
    await renderInShop(<ProductTable caption="Faltkartons" products={[large]} />)
    const link = screen.getByRole('link', { name: /500\s×\s400\s×\s300/ })
    expect(link).toHaveProperty('pathname', '/product/faltkarton/large')
  })

  it('has the total of the changed quantity on the button', async () => {
    await renderInShop(<ProductTable caption="Faltkartons" products={[sampleProduct()]} />)
    const field = screen.getByRole('textbox', { name: 'Menge von Faltkarton 1-wellig 300 × 200 × 150 mm' })
    await userEvent.clear(field)
    await userEvent.type(field, '100')
    await userEvent.tab()
    expect(plain(screen.getByRole('button', { name: /In den Warenkorb/ }).textContent)).toContain('CHF 72.43')
  })

  it('says that a product cannot be ordered that is out of stock, unless more arrives on a known day', async () => {
    await renderInShop(<ProductTable caption="Faltkartons" products={[gone, awaited]} />)
    expect(screen.getByText('Zurzeit nicht lieferbar.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /Warenkorb/ })).toHaveLength(1)
    expect(screen.getByText('ab 04.12.')).toBeTruthy()
  })
})
