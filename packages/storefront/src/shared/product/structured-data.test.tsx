import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SampleOptions } from '../../app/shop-page.fixture'
import { sampleProduct } from '../../app/shop-page.fixture'
import { breadcrumbData, productData, StructuredData } from './structured-data'

const url = 'https://shop.example.ch/de-CH/product/faltkarton/01tCN0001001100YAA'

const dataOf = (options?: SampleOptions, vatRate = 0.081) =>
  productData({ product: sampleProduct(options), description: 'Braun.', url, vatRate })
const offerOf = (options?: SampleOptions) => dataOf(options).offers

describe('the product for search engines', () => {
  it('has name, number, inner size and URL', () => {
    expect(dataOf()).toMatchObject({
      '@type': 'Product',
      name: 'Faltkarton 1-wellig 300 × 200 × 150 mm',
      sku: '1001100',
      size: '300\u00a0×\u00a0200\u00a0×\u00a0150 mm',
      description: 'Braun.',
      url,
    })
  })

  it('has neither description nor size without them', () => {
    const product = sampleProduct({ fields: { InnerLength__c: '' } })
    const data = productData({ product, description: '', url, vatRate: 0.081 })
    expect(Object.keys(data)).toEqual(['@context', '@type', 'name', 'sku', 'url', 'offers'])
  })

  it('costs what a private buyer pays for one unit, with VAT', () => {
    expect(offerOf()).toMatchObject({
      price: '1.07',
      priceCurrency: 'CHF',
      priceSpecification: {
        price: '1.07',
        priceCurrency: 'CHF',
        valueAddedTaxIncluded: true,
        referenceQuantity: { value: 1 },
      },
    })
  })

  it('costs what the smallest quantity costs, and says which that is', () => {
    expect(offerOf({ rule: { minimum: 20 } })).toMatchObject({
      price: '21.40',
      priceSpecification: { referenceQuantity: { value: 20 } },
      eligibleQuantity: { minValue: 20 },
    })
  })

  it('has no offer without a price', () => {
    expect(offerOf({ tiers: [] })).toBeUndefined()
  })

  it.each([
    ['InStock', { Stock__c: '5' }],
    ['OutOfStock', { Stock__c: '0', LeadDays__c: '0' }],
    ['MadeToOrder', { Stock__c: '0', Status__c: 'made-to-order' }],
    ['Discontinued', { Stock__c: '0', Status__c: 'discontinued' }],
  ])('is %s with %o', (availability, fields) => {
    expect(offerOf({ fields })).toMatchObject({ availability: `https://schema.org/${availability}` })
  })

  it('says when it is back', () => {
    expect(offerOf({ fields: { Stock__c: '0', NextSupplyDate__c: '2026-11-24' } })).toMatchObject({
      availability: 'https://schema.org/BackOrder',
      availabilityStarts: '2026-11-24',
    })
  })
})

describe('the breadcrumb for search engines', () => {
  it('numbers its steps from one', () => {
    const data = breadcrumbData([
      { name: 'Start', url: 'https://shop.example.ch/' },
      { name: 'Kartons', url: 'https://shop.example.ch/category/kartons' },
    ])
    expect(data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://shop.example.ch/' },
      { '@type': 'ListItem', position: 2, name: 'Kartons', item: 'https://shop.example.ch/category/kartons' },
    ])
  })

  it('is a data block that no name can end', () => {
    const { container } = render(<StructuredData data={{ name: '</script><img>' }} />)
    const block = container.querySelector('script[type="application/ld+json"]')
    expect(block?.innerHTML).toBe('{"name":"\\u003c/script>\\u003cimg>"}')
  })
})
