import { describe, expect, it } from 'vitest'
import { readProductAttributes } from './product-attributes'

const box = {
  StockKeepingUnit: '1001100',
  Name: 'Faltkarton 1-wellig 300 × 200 × 150 mm',
  InnerLength__c: '300',
  InnerWidth__c: '200',
  InnerHeight__c: '150',
  Flute__c: 'B',
  Wall__c: '1',
  Certificates__c: 'FSC Mix; Blauer Engel',
  Stock__c: '2600',
  Status__c: 'active',
}

describe('readProductAttributes', () => {
  it('reads a folding box', () => {
    expect(readProductAttributes(box)).toMatchObject({
      sku: '1001100',
      innerSize: { length: 300, width: 200, height: 150 },
      flute: 'B',
      wall: 1,
      certificates: ['FSC Mix', 'Blauer Engel'],
      stock: 2600,
      status: 'active',
    })
  })

  it.each([
    ['no fields', {}],
    ['null for everything', { Name: null, Stock__c: null, InnerLength__c: null }],
    ['text where a number belongs', { Stock__c: 'many', InnerLength__c: 'NaN', InnerWidth__c: '200' }],
    ['a negative number', { Stock__c: '-5', InnerLength__c: '-300', InnerWidth__c: '200' }],
    ['an exponent', { Stock__c: '1e9', InnerLength__c: '3e2', InnerWidth__c: '200' }],
    ['an unknown status and colour', { Status__c: 'gone', Colour__c: 'pink' }],
  ])('falls back with %s', (_, fields) => {
    const attributes = readProductAttributes(fields)
    expect(attributes).toMatchObject({ status: 'active', colour: 'braun', heights: [] })
    expect(attributes.stock).toBeUndefined()
    expect(attributes).not.toHaveProperty('innerSize')
    expect(Object.values(attributes)).not.toContain(undefined)
  })

  it('tells a product that is made to measure from one that is made to order', () => {
    const isMadeToMeasure = (value: string | null) =>
      readProductAttributes({ Status__c: 'made-to-order', MadeToMeasure__c: value }).isMadeToMeasure
    expect(isMadeToMeasure('true')).toBe(true)
    expect([null, 'false', ''].map(isMadeToMeasure)).toEqual([false, false, false])
  })

  it.each([
    ['100;150;200', [100, 150, 200]],
    ['10-60', [10, 60]],
    ['', []],
    ['x;150', [150]],
  ])('reads the heights %j as %j', (value, heights) => {
    expect(readProductAttributes({ Heights__c: value }).heights).toEqual(heights)
  })

  it.each([
    ['paper 39', [{ material: 'paper', grams: 39 }]],
    [
      'paper 6;plastic 3',
      [
        { material: 'paper', grams: 6 },
        { material: 'plastic', grams: 3 },
      ],
    ],
    ['gold 5; paper', undefined],
    ['', undefined],
  ])('reads the materials %j', (value, materials) => {
    expect(readProductAttributes({ Materials__c: value }).materials).toEqual(materials)
  })

  it.each([
    ['66 m', { amount: '66', unit: 'm' }],
    ['12.5 kg', { amount: '12.5', unit: 'kg' }],
    ['50 m²', { amount: '50', unit: 'm²' }],
    ['about 3 m', undefined],
    ['5 pallets', undefined],
  ])('reads the content %j', (value, content) => {
    expect(readProductAttributes({ BasePriceContent__c: value }).content).toEqual(content)
  })
})
