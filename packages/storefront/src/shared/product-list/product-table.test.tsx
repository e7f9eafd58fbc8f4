import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { offlineShop, renderInShop, sampleProduct } from '../../app/shop-page.fixture'
import type { GoodsFact } from '../product/goods-facts'
import type { ListOrder } from './data/load-sort'
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
/** One whose prices are gross, without a choice. */
const privateShop = () => offlineShop({ userType: 'private' })
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
    await renderInShop(<ProductTable caption="Faltkartons" products={products} />, privateShop())
    const cells = rowOf('1001230')
      .getAllByRole('cell', { hidden: true })
      .map((cell) => plain(cell.textContent))
    expect(cells.some((text) => text.startsWith('ab 10 ') && text.includes('2.703'))).toBe(true)
  })

  it('has in each price column the decimals that its lowest price needs', async () => {
    const dear = sampleProduct({
      id: 'dear',
      tiers: [
        [1, '12.5'],
        [25, '9.75'],
        [100, '0.1'],
      ],
    })
    const cheap = sampleProduct({
      id: 'cheap',
      tiers: [
        [1, '1.2'],
        [25, '0.95'],
        [100, '0.09'],
      ],
    })
    await renderInShop(<ProductTable caption="Faltkartons" products={[dear, cheap]} />, privateShop())
    const figures = [...document.querySelectorAll('tbody .figure')].map(({ textContent }) => textContent)
    expect(figures).toEqual(['13.51', '10.540', '0.1081', '1.30', '1.027', '0.0973'])
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

  it('offers next to a changed quantity a higher one that costs less, takes it by one press, and says it once', async () => {
    await renderInShop(<ProductTable caption="Faltkartons" products={[sampleProduct()]} />)
    const field = screen.getByRole('textbox', { name: /^Menge von/ })
    await userEvent.clear(field)
    await userEvent.type(field, '82')
    await userEvent.tab()
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent))).toContainEqual(
        expect.stringMatching(/^82 Stück, .* 100 Stück kosten weniger als 82: CHF 72\.43\.$/),
      ),
    )
    const take = screen.getByRole('button', { name: /^100 nehmen/ })
    expect(plain(take.textContent)).toContain('CHF 0.26 weniger')
    await userEvent.click(take)
    expect([field, document.activeElement]).toEqual([document.activeElement, field])
    expect(field).toHaveProperty('value', '100')
    expect(screen.queryByRole('button', { name: /nehmen/ })).toBeNull()
  })

  it('says what the first quantity costs where it is a bundle, or a case of rolls', async () => {
    const tape = sampleProduct({ fields: { QuantityUnitOfMeasure: 'Rolle', PackUnit__c: '36' } })
    const box = sampleProduct({ id: 'box', fields: { PackUnit__c: '25' } })
    await renderInShop(<ProductTable caption="Packbänder" products={[tape, box]} />, privateShop())
    const notes = [...document.querySelectorAll('.rowNote')].map(({ lastChild }) =>
      plain(lastChild?.textContent ?? ''),
    )
    expect(notes).toEqual(['1 Karton 31.91', '1 Bund 22.16'])
  })

  it('counts bundles and pallets in a row, and adds their pieces', async () => {
    const product = sampleProduct({ fields: { PackUnit__c: '25', PalletQuantity__c: '850' } })
    const { shop } = await renderInShop(<ProductTable caption="Faltkartons" products={[product]} />)
    const unit = screen.getByLabelText(/^Einheit von Faltkarton/)
    expect(
      within(unit)
        .getAllByRole('option', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Stück', 'Bund (25)', 'Palette (850)'])
    await userEvent.selectOptions(unit, '25')
    await userEvent.click(screen.getByRole('button', { name: 'Mehr' }))
    expect(screen.getByText('= 50 Stück')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^In den Warenkorb/ }))
    await waitFor(() => expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '50' }]))
    await shop.guestCart.clear()
  })
})

const order: ListOrder = {
  sort: 'length',
  preferred: 'length',
  offered: ['relevance', 'length', '-length', 'price', '-price', 'price-100', 'stock', '-stock'],
}
const heads = () => screen.getAllByRole('columnheader', { hidden: true })
const headOf = (text: string) => heads().find(({ textContent }) => plain(textContent).startsWith(text))

describe('the heads of a list', () => {
  it('are links where the platform can sort by them, and say the order', async () => {
    await renderInShop(<ProductTable caption="Faltkartons" products={products} order={order} />)
    const links = within(screen.getByRole('table')).getAllByRole('link').slice(0, 4)
    expect(links.map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual([
      ['Innenmass mm, L × B × H', '/?sort=-length'],
      ['Lager Schweiz', '/?sort=-stock'],
      ['ab 1', '/?sort=price'],
      ['ab 100', '/?sort=price-100'],
    ])
    expect(headOf('Innenmass')?.getAttribute('aria-sort')).toBe('ascending')
    expect(headOf('Lager')?.hasAttribute('aria-sort')).toBe(false)
  })

  it('are plain where a list has no order', async () => {
    await renderInShop(<ProductTable caption="Faltkartons" products={products} />)
    expect(heads().flatMap((head) => within(head).queryAllByRole('link', { hidden: true }))).toEqual([])
  })

  it('name the facts of the goods, and have no column for what none of them has', async () => {
    const tape = (id: string, facts: readonly GoodsFact[]) => ({
      ...sampleProduct({
        id,
        fields: {
          Name: 'PP-Packband braun 50 mm × 66 m',
          ImageHint__c: 'tape-pack-pp',
          Fefco__c: '',
          Flute__c: '',
          Wall__c: '',
          InnerLength__c: '',
        },
      }),
      facts,
    })
    const width = { id: 'width', amount: '50', unit: 'mm' } as const
    const length = { id: 'rollLength', amount: '66', unit: 'm' } as const
    await renderInShop(
      <ProductTable
        caption="Packbänder"
        products={[tape('a', [width, length, { id: 'material', name: 'pp' }]), tape('b', [width, length])]}
      />,
    )
    expect(
      heads()
        .map((head) => plain(head.textContent))
        .slice(0, 4),
    ).toEqual(['Artikel', 'Breite × Länge', 'Werkstoff', 'Lager Schweiz'])
    expect(screen.getAllByRole('cell', { name: /^50\smm\s×\s66\sm$/, hidden: true })).toHaveLength(2)
    expect(screen.queryByText(/gleichen Massstab/)).toBeNull()
  })
})
