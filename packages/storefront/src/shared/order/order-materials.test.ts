import { describe, expect, it } from 'vitest'
import { readProductAttributes } from '../product/product-attributes'
import { sumOrderMaterials } from './order-materials'

const product = (materials: string) => readProductAttributes({ Materials__c: materials })
const products = {
  box: product('paper 104'),
  mailer: product('paper 6;plastic 3'),
  chips: product('other 5500'),
  dispenser: product(''),
}
const item = (productId: string | null, quantity: number | string | null = 1) => ({ productId, quantity })

describe('the packaging materials of an order', () => {
  it.each([
    ['nothing', [], []],
    ['no packaging', [item('dispenser', 3)], []],
    ['one material', [item('box', 25)], [{ material: 'paper', grams: 2600 }]],
    [
      'several, in one sequence',
      [item('chips'), item('mailer', '100'), item('box', 10), item('dispenser')],
      [
        { material: 'paper', grams: 1640 },
        { material: 'plastic', grams: 300 },
        { material: 'other', grams: 5500 },
      ],
    ],
    ['the same product twice', [item('box'), item('box', 2)], [{ material: 'paper', grams: 312 }]],
    ['a product that is no longer sold', [item('box'), item('gone')], null],
    ['an item without a product', [item(null)], null],
    ['a name of every object', [item('constructor')], null],
  ] as const)('of %s', (_, items, weights) => {
    expect(sumOrderMaterials(items, products)).toEqual(weights)
  })
})
