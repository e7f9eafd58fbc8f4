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

describe('what fits a box', () => {
  it('are tapes and fillings of the shop, with their lowest price', async () => {
    const goods = await fittingOf('faltkarton-1-wellig-300-200-150-mm', '01tCN0001001100YAA')
    await renderInShop(<FittingGoods goods={goods} />)
    const section = screen.getByRole('region', { name: 'Dazu passt' })
    const links = within(section).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent.replace(/[\s\u2060]+/g, ' '))).toEqual([
      ...goods.map(({ name }) => name.replace(/[\s\u2060]+/g, ' ')),
    ])
    expect(goods.some(({ name }) => name.includes('Packband'))).toBe(true)
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/product\/[\w-]+\/01tCN000\w+$/)
    expect(within(section).getAllByText(/^ab CHF .* pro Rolle$|^ab CHF .* pro \w+$/).length).toBeGreaterThan(
      0,
    )
  })

  it('is nothing for a mailer', async () => {
    expect(await fittingOf('luftpolstertasche-c-13-weiss-150-215-mm', '01tCN0002000010YAA')).toEqual([])
  })
})
