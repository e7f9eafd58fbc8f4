import { describe, expect, it } from 'vitest'
import { readProductAttributes } from '../../../shared/product/product-attributes'
import { galleryViews } from './gallery-views'

const size = { InnerLength__c: '300', InnerWidth__c: '200', InnerHeight__c: '150' }
const all = ['closed', 'open', 'blank', 'flute', 'pallet']

describe('the views of a product', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['a folding box', { ...size, Fefco__c: '0201', Flute__c: 'B', PalletQuantity__c: '850' }, all],
    ['one with a divider', { ...size, Fefco__c: '0201+0933', Flute__c: 'C', PalletQuantity__c: '400' }, all],
    ['one of an unknown pallet', { ...size, Fefco__c: '0201', Flute__c: 'B' }, all.slice(0, 4)],
    [
      'a box with an automatic bottom',
      { ...size, Fefco__c: '0713', Flute__c: 'B', PalletQuantity__c: '1200' },
      ['closed', 'open', 'flute'],
    ],
    [
      'a letter box',
      { ...size, Fefco__c: '0427', Flute__c: 'E', PalletQuantity__c: '4000' },
      ['closed', 'flute'],
    ],
    ['a box with a lid', { ...size, Fefco__c: '0312', Flute__c: 'BC' }, ['closed', 'flute']],
    ['a pizza box', { ...size, Flute__c: 'E' }, ['closed', 'flute']],
    ['a mailer', { InnerLength__c: '215', InnerWidth__c: '150' }, ['closed']],
    ['a tape', { Width__c: '50', RollLength__c: '66' }, ['closed']],
    ['paper on a pallet', { Width__c: '750', PalletQuantity__c: '24' }, ['closed']],
    ['a box made to measure', { Fefco__c: '0201' }, ['closed']],
  ])('of %s', (_, fields, views) => {
    expect(galleryViews(readProductAttributes(fields))).toEqual(views)
  })
})
