import type { Offer } from 'schema-dts'
import { describe, expect, it } from 'vitest'
import type { SampleOptions } from '../shop-page.fixture'
import { sampleProduct } from '../shop-page.fixture'
import type { Market } from './offer-data'
import { breadcrumbData, productData } from './product-data'
import type { ProductWords } from './product-data'

const url = 'https://shop.example.ch/de-CH/product/faltkarton/01tCN0001001100YAA'
const returnsUrl = 'https://shop.example.ch/de-CH/service/returns'
const swiss: Market = { shop: 'CH', countryCode: 'CH', vatRate: 0.081, returnsUrl }
const belgian: Market = { shop: 'DE', countryCode: 'BE', vatRate: 0.21, returnsUrl }
const words: ProductWords = {
  description: 'Braun.',
  categories: ['Kartons', 'Faltkartons'],
  material: 'Papier',
  colour: 'braun',
  outerSize: 'Aussenmass',
}

const dataOf = (options?: SampleOptions, market = swiss) =>
  productData({ product: sampleProduct(options), words, url, market })
const offerOf = (options?: SampleOptions, market = swiss): Offer =>
  (dataOf(options, market) as { readonly offers: Offer }).offers

describe('the product for search engines', () => {
  it('has name, number, maker, category and URL', () => {
    expect(dataOf()).toMatchObject({
      '@type': 'Product',
      name: 'Faltkarton 1-wellig 300 × 200 × 150 mm',
      sku: '1001100',
      description: 'Braun.',
      url,
      category: 'Kartons > Faltkartons',
      brand: { name: 'Cartonnage' },
      manufacturer: { name: 'Cartonnage Holding AG' },
    })
  })

  it('has the inner size, the outer one by its name, weight, material and colour', () => {
    const fields = { OuterLength__c: '306', OuterWidth__c: '206', OuterHeight__c: '162', Weight__c: '158' }
    expect(dataOf({ fields })).toMatchObject({
      size: '300 × 200 × 150 mm',
      depth: { '@type': 'QuantitativeValue', value: 300, unitCode: 'MMT' },
      width: { value: 200 },
      height: { value: 150 },
      additionalProperty: {
        name: 'Aussenmass',
        value: '306 × 206 × 162',
        unitCode: 'MMT',
      },
      weight: { value: 158, unitCode: 'GRM' },
      material: 'Papier',
      color: 'braun',
    })
  })

  it('leaves out what is not known', () => {
    const fields = { InnerLength__c: '', OuterLength__c: '', Weight__c: '' }
    const unknown = { ...words, description: '', categories: [], material: undefined, colour: undefined }
    const data = productData({ product: sampleProduct({ fields }), words: unknown, url, market: swiss })
    expect(Object.keys(data)).toEqual([
      '@context',
      '@type',
      'name',
      'sku',
      'url',
      'brand',
      'manufacturer',
      'offers',
    ])
  })

  it('has no height where there is none', () => {
    expect(dataOf({ fields: { InnerHeight__c: '0' } })).not.toHaveProperty('height')
  })
})

describe('the offer', () => {
  it('costs what a private buyer pays for one unit, with VAT', () => {
    expect(offerOf()).toMatchObject({
      price: '1.07',
      priceCurrency: 'CHF',
      eligibleQuantity: { minValue: 1 },
    })
  })

  it('costs what the smallest quantity costs, and says which that is', () => {
    expect(offerOf({ rule: { minimum: 20 } })).toMatchObject({
      price: '21.40',
      eligibleQuantity: { minValue: 20 },
    })
  })

  it('has the price of each tier for its first quantity, up to the next tier', () => {
    const tiers = [
      [1, '0.99'],
      [25, '0.82'],
    ] as const
    const price = { '@type': 'UnitPriceSpecification', priceCurrency: 'CHF', valueAddedTaxIncluded: true }
    const amount = { '@type': 'QuantitativeValue' }
    expect(offerOf({ tiers })).toMatchObject({
      priceSpecification: [
        {
          ...price,
          price: '1.07',
          referenceQuantity: { ...amount, value: 1 },
          eligibleQuantity: { ...amount, minValue: 1, maxValue: 24 },
        },
        {
          ...price,
          price: '22.16',
          referenceQuantity: { ...amount, value: 25 },
          eligibleQuantity: { ...amount, minValue: 25 },
        },
      ],
    })
  })

  it('is none without a price', () => {
    expect(dataOf({ tiers: [] })).not.toHaveProperty('offers')
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

describe('its delivery', () => {
  const weight = { Weight__c: '158' }
  const shippingOf = (options: SampleOptions, market = swiss) =>
    (offerOf(options, market) as { readonly shippingDetails?: object }).shippingDetails

  it.each([
    ['a small order with its surcharge', '16.11', '0.99'],
    ['an order without surcharge', '10.70', '40.00'],
    ['an order that is delivered free', '0.00', '150.00'],
  ])('costs for %s CHF %s with VAT', (_order, value, net) => {
    expect(shippingOf({ fields: weight, tiers: [[1, net]] })).toMatchObject({
      shippingRate: { '@type': 'MonetaryAmount', value, currency: 'CHF' },
    })
  })

  it('goes from Switzerland to Liechtenstein too', () => {
    expect(shippingOf({ fields: weight })).toMatchObject({
      shippingDestination: [{ addressCountry: 'CH' }, { addressCountry: 'LI' }],
    })
  })

  it('takes working days until it is handed over, and in transit', () => {
    expect(shippingOf({ fields: weight })).toMatchObject({
      deliveryTime: {
        handlingTime: { minValue: 0, maxValue: 1, unitCode: 'DAY' },
        transitTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' },
      },
    })
  })

  it('takes as much longer as a product that is made to order takes', () => {
    const fields = { ...weight, Stock__c: '0', Status__c: 'made-to-order', LeadDays__c: '10' }
    expect(shippingOf({ fields })).toMatchObject({
      deliveryTime: { handlingTime: { minValue: 10, maxValue: 11 } },
    })
  })

  it('takes nobody knows how long until the next supply', () => {
    const fields = { ...weight, Stock__c: '0', NextSupplyDate__c: '2026-11-24' }
    expect(shippingOf({ fields })).not.toHaveProperty('deliveryTime')
  })

  it('is unknown without a weight, and in a currency that the country’s tariff does not have', () => {
    expect(shippingOf({ fields: { Weight__c: '' } })).toBeUndefined()
    expect(shippingOf({ fields: weight }, belgian)).toBeUndefined()
  })
})

describe('its return', () => {
  const returnsOf = (fields: Readonly<Record<string, string>>, market = swiss) =>
    (offerOf({ fields }, market) as { readonly hasMerchantReturnPolicy?: object }).hasMerchantReturnPolicy

  it.each([
    ['CH', swiss, ['CH', 'LI']],
    ['BE', belgian, ['BE']],
  ])('is possible within 14 days, at the buyer’s expense, from %s', (_country, market, applicableCountry) => {
    expect(returnsOf({}, market)).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry,
      merchantReturnLink: returnsUrl,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    })
  })

  it.each([{ MadeToMeasure__c: 'true' }, { Printed__c: 'true' }])('is not possible with %o', (fields) => {
    expect(returnsOf(fields)).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    })
  })

  it('is left open for packaging of food in Switzerland', () => {
    const food = { ImageHint__c: 'present-food' }
    expect(returnsOf(food)).toBeUndefined()
    expect(returnsOf(food, belgian)).toBeDefined()
  })
})

describe('the breadcrumb for search engines', () => {
  it('numbers its steps from one', () => {
    const data = breadcrumbData([
      { name: 'Start', url: 'https://shop.example.ch/' },
      { name: 'Kartons', url: 'https://shop.example.ch/category/kartons' },
    ])
    expect(data).toHaveProperty('itemListElement', [
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://shop.example.ch/' },
      { '@type': 'ListItem', position: 2, name: 'Kartons', item: 'https://shop.example.ch/category/kartons' },
    ])
  })
})
