import { catalog } from '@cartonnage/sdk'
import { afterAll, describe, expect, it } from 'vitest'
import { createCatalogue } from '../../../app/catalogue-pages.fixture'
import { readGoodsFacts } from '../../../shared/product/goods-facts'
import { toListedProduct } from '../../../shared/product/listed-product'
import { shopOf } from '../../../shell/shop-context'
import { packingGoodsOf } from './packing-goods'

const catalogue = createCatalogue()
afterAll(catalogue.close)

const goodsOf = async (sku: string) => {
  const shop = shopOf(catalogue.args('/', {}))
  const source = await shop.use(catalog).getProduct(`01tCN000${sku}YAA`)
  return packingGoodsOf({ ...toListedProduct(source, []), facts: readGoodsFacts(source.fields) })
}

describe('packing goods', () => {
  it.each([
    ['2000240', 'tape', { kind: 'tape', metres: 50 }],
    ['2000150', 'paper from a roll', { kind: 'wrap', squareMetres: 187.5 }],
    ['2000180', 'bubble film', { kind: 'wrap', squareMetres: 50 }],
    ['2000210', 'chips', { kind: 'loose', litres: 500 }],
    ['2000410', 'labels', { kind: 'label', pieces: 475, width: 102, length: 152 }],
    ['2000160', 'paper by weight', undefined],
    ['2000330', 'stretch film, which is for pallets', undefined],
    ['2000300', 'a dispenser', undefined],
    ['1001100', 'a box', undefined],
  ])('of %s are %s', async (sku, _name, goods) => {
    expect(await goodsOf(sku)).toEqual(goods)
  })
})
