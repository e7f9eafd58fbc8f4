import { describe, expect, it } from 'vitest'
import { errorOf } from '../../fixtures/shopper.fixture'
import { openCatalogue } from './catalogue.fixture'

const { as } = openCatalogue()
const swiss = as()
const german = as(undefined, 'DE')

describe('products/{id}', () => {
  it('returns plain fields, the category path and no price', async () => {
    const { body } = await swiss.get('products/01tCN0001001180YAA?language=de-CH')
    expect(body.fields).toMatchObject({
      Name: 'Faltkarton 1-wellig 400 × 300 × 200 mm',
      StockKeepingUnit: '1001180',
      Family: 'Faltkartons',
      InnerLength__c: '400',
      Status__c: 'active',
      CategoryKey__c: 'boxes.fold.single',
      CategoryId__c: '0ZGCH0000000003AAA',
    })
    expect(body.fields).not.toHaveProperty('BasePriceContent__c')
    expect(body.primaryProductCategoryPath.path.map((entry) => entry.urlName)).toEqual([
      'kartonschachteln',
      'faltkartons',
      'faltkartons-1-wellig',
    ])
    expect(body).not.toHaveProperty('prices')
  })

  it('has the stock of each shop', async () => {
    const stock = async (shopper: typeof swiss) =>
      (await shopper.get('products/01tCN0001001150YAA')).body.fields.Stock__c
    expect([await stock(swiss), await stock(german)]).toEqual(['0', '2400'])
  })

  it('has the lowest price of the last 30 days of a reduced product, in the shop’s currency', async () => {
    const lowest = async (shopper: typeof swiss, id: string) =>
      (await shopper.get(`products/${id}`)).body.fields.LowestPrice30Days__c
    expect([await lowest(swiss, '01tCN0002000270YAA'), await lowest(german, '01tCN0002000270YAA')]).toEqual([
      '2.79',
      '1.95',
    ])
    expect(await lowest(swiss, '01tCN0001001150YAA')).toBeUndefined()
  })

  it('tells what is made to measure from what is made to order', async () => {
    const made = async (id: string) => {
      const { Status__c, MadeToMeasure__c } = (await german.get(`products/${id}`)).body.fields
      return [Status__c, MadeToMeasure__c]
    }
    expect(await made('01tCN0002000290YAA')).toEqual(['made-to-order', 'true'])
    expect(await made('01tCN0001001480YAA')).toEqual(['made-to-order', undefined])
  })

  it('tells what is printed from what is made to measure without a print', async () => {
    const printed = async (id: string) => (await german.get(`products/${id}`)).body.fields.Printed__c
    expect([await printed('01tCN0002000290YAA'), await printed('01tCN0002000490YAA')]).toEqual([
      'true',
      'true',
    ])
    expect(await printed('01tCN0002000480YAA')).toBeUndefined()
  })

  it('has minimum quantity and step as text, and a maximum where there is one', async () => {
    const rule = async (id: string) => (await swiss.get(`products/${id}`)).body.purchaseQuantityRule
    expect(await rule('01tCN0002000290YAA')).toEqual({ minimum: '144', increment: '36', maximum: null })
    expect(await rule('01tCN0002000500YAA')).toEqual({ minimum: '1', increment: '1', maximum: '1' })
    expect(await rule('01tCN0001001180YAA')).toBeNull()
  })

  it('has no image where there is none', async () => {
    expect((await swiss.get('products/01tCN0001001220YAA')).body).toMatchObject({
      defaultImage: null,
      mediaGroups: [],
    })
  })

  it('serves the image that it names', async () => {
    const { sandbox } = openCatalogue()
    const { body } = await swiss.get('products/01tCN0001001180YAA')
    const picture = await sandbox.fetch(new Request(new URL(body.defaultImage.url, 'http://localhost')))
    expect(picture.headers.get('Content-Type')).toContain('image/svg+xml')
  })

  it('keeps a discontinued product without stock under its link, with its successor', async () => {
    const { status, body } = await german.get('products/01tCN0001001210YAA')
    expect(status).toBe(200)
    expect(body.fields.SuccessorId__c).toBe('01tCN0001001180YAA')
  })

  it('takes an id of 15 characters', async () => {
    const { body } = await swiss.get('products/01tCN0001001180')
    expect(body).toMatchObject({ id: '01tCN0001001180YAA', fields: { StockKeepingUnit: '1001180' } })
  })

  it('returns the requested fields and media groups', async () => {
    const { body } = await swiss.get(
      'products/01tCN0001001180YAA?fields=Name,Wall__c&mediaGroups=productDetailImage',
    )
    expect(Object.keys(body.fields)).toEqual(['Name', 'Wall__c'])
    expect(body).toMatchObject({ mediaGroups: [{ developerName: 'productDetailImage' }] })
  })

  it('leaves out what is not wanted', async () => {
    const flags = 'excludeFields=true&excludeMedia=true&excludePrimaryProductCategory=true'
    const { body } = await swiss.get(`products/01tCN0001001180YAA?${flags}`)
    expect(body).toMatchObject({
      fields: {},
      defaultImage: null,
      mediaGroups: [],
      primaryProductCategoryPath: null,
    })
  })

  it.each(['01tCN0001001180AAA', '01tcn0001001180', '01t', "'", '0ZGCH0000000001AAA'])(
    'does not know the id %j',
    async (id) => {
      const response = await swiss.get(`products/${encodeURIComponent(id)}`)
      expect(errorOf(response)).toEqual([404, 'ITEM_NOT_FOUND'])
    },
  )

  it('does not have a product of the other shop', async () => {
    const response = await swiss.get('products/01tCN0001001290YAA')
    expect(response.status).toBe(404)
    expect(response.body[0].errorCode).toBe('ITEM_NOT_FOUND')
  })
})

describe('products?ids=', () => {
  it('returns the products in the order of the ids and marks the unknown one', async () => {
    const { body } = await swiss.get('products?ids=01tCN0001001180YAA,01tCN0009999999YAA&fields=Name')
    expect(body.total).toBe(2)
    expect(body.products[0]).toMatchObject({ sku: '1001180', success: true, error: {} })
    expect(body.products[1]).toMatchObject({ success: false, error: { errorCode: 'ITEM_NOT_FOUND' } })
  })

  it('takes ids of 15 characters, and leaves out what is not wanted', async () => {
    const { body } = await swiss.get('products?ids=01tCN0001001180,01tCN0001001190&excludeFields=true')
    expect(body.products).toMatchObject([
      { id: '01tCN0001001180YAA', fields: {} },
      { id: '01tCN0001001190YAA', fields: {} },
    ])
  })

  it('takes 20 ids', async () => {
    const { status, body } = await swiss.get(`products?ids=${Array(20).fill('01tCN0001001180').join()}`)
    expect([status, body.products.length]).toEqual([200, 20])
  })

  it('takes article numbers, and tells the unknown one from what only the other shop sells', async () => {
    const { body } = await swiss.get('products?skus=1001180,1001290,9999999&fields=Name')
    expect(body.products).toMatchObject([
      { sku: '1001180', success: true },
      { sku: '1001290', success: false, error: { errorCode: 'INSUFFICIENT_ACCESS' } },
      { sku: '9999999', success: false, error: { errorCode: 'ITEM_NOT_FOUND' } },
    ])
  })

  it.each([
    ['ids and article numbers at once', 'ids=01tCN0001001180&skus=1001180'],
    ['21 article numbers', `skus=${Array(21).fill('1').join()}`],
    ['no ids', ''],
    ['blank ids', 'ids=%20,'],
    ['21 ids', `ids=${Array(21).fill('a').join()}`],
  ])('refuses %s', async (_name, query) => {
    const response = await swiss.get(`products?${query}`)
    expect(errorOf(response)).toEqual([400, 'INVALID_API_INPUT'])
  })
})
