import { afterAll, describe, expect, it } from 'vitest'
import { createCatalogue } from '../../../app/catalogue-pages.fixture'
import { displaySize } from '../../../shared/product/product-name'
import { productLoader } from './product-loader'

const catalogue = createCatalogue()
afterAll(catalogue.close)

const pageOf = (urlName: string, sku: string) => {
  const id = `01tCN000${sku}YAA`
  return productLoader(catalogue.args(`/product/${urlName}/${id}`, { urlName, id }))
}

const sizes = (page: Awaited<ReturnType<typeof pageOf>>) =>
  [...(page.sizes?.smaller ?? []), ...(page.sizes?.larger ?? [])].map(
    ({ product: { attributes } }) => displaySize(attributes)?.replaceAll(/\s/g, '') ?? attributes.name,
  )

describe('the sizes next to a product', () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      'two smaller and two larger boxes of its kind, the smallest first',
      'faltkarton-1-wellig-300-200-150-mm',
      '1001100',
      ['300×200×100', '250×200×140', '300×200×200', '350×250×150'],
    ],
    [
      'the larger ones of the smallest',
      'luftpolstertasche-c-13-weiss-150-215-mm',
      '2000010',
      ['265×180', '340×220', '360×270', '470×350'],
    ],
    [
      'rolls by their width and length',
      'luftpolsterfolie-50-cm-100-m',
      '2000180',
      ['Luftpolsterfolie 120 cm × 50 m', 'Luftpolsterfolie 100 cm × 100 m'],
    ],
    ['none of a product without a size', 'handabroller-metall-fuer-50-mm', '2000300', []],
  ])('are %s', async (_name, urlName, sku, expected) => {
    expect(sizes(await pageOf(urlName, sku))).toEqual(expected)
  })
})
