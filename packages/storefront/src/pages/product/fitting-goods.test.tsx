import { screen, within } from '@testing-library/react'
import { afterAll, describe, expect, it } from 'vitest'
import { createCatalogue } from '../../app/catalogue-pages.fixture'
import { FittingGoods } from './fitting-goods'
import { productLoader } from './data/product-loader'
import { renderInShop } from '../../app/shop-page.fixture'

const catalogue = createCatalogue()
afterAll(catalogue.close)

const fittingOf = async (urlName: string, id: string) =>
  (await productLoader(catalogue.args(`/product/${urlName}/${id}`, { urlName, id }))).fitting

const nameOf = (text: string | null) => (text ?? '').replaceAll(/[\s\u2060]+/g, ' ')

describe('what fits a box', () => {
  const box = ['faltkarton-1-wellig-300-200-150-mm', '01tCN0001001100YAA'] as const

  it('are tapes, fillings and labels, each with for how many boxes it is enough', async () => {
    const goods = await fittingOf(...box)
    await renderInShop(<FittingGoods goods={goods} quantity={82} />)
    const section = screen.getByRole('region', { name: 'Dazu passt' })
    const links = within(section).getAllByRole('link')
    expect(links.map(({ textContent }) => nameOf(textContent))).toEqual(
      goods.map(({ product }) => nameOf(product.attributes.name)),
    )
    const kinds = goods.map(({ product }) => product.attributes.imageHint.split('-')[0])
    expect(new Set(kinds)).toEqual(new Set(['tape', 'fill', 'label']))
    expect(within(section).getByText('1 Rolle reicht für etwa 59 Kartons')).toBeTruthy()
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/product\/[\w-]+\/01tCN000\w+$/)
  })

  it('are added in the quantity that the boxes need', async () => {
    const goods = (await fittingOf(...box)).slice(0, 1)
    await renderInShop(<FittingGoods goods={goods} quantity={82} />)
    const button = screen.getByRole('button', { name: /^2 Rollen.*In den Warenkorb: Papierklebeband/ })
    const field = button.closest('form')?.elements.namedItem('quantity')
    expect(field).toHaveProperty('value', '2')
  })

  it('are nothing for a mailer', async () => {
    expect(await fittingOf('luftpolstertasche-c-13-weiss-150-215-mm', '01tCN0002000010YAA')).toEqual([])
  })
})
