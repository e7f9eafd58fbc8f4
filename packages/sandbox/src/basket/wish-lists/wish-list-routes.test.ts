import { describe, expect, it } from 'vitest'
import { errorOf, openShop } from '../../fixtures/shopper.fixture'

const carton = '01tCN0001001180YAA'
const other = '01tCN0001001100YAA'
const quantitiesOf = (id: string) => `../../../../../apexrest/wishlists/${id}/quantities`

type Shop = ReturnType<typeof openShop>
type Shopper = ReturnType<Shop['as']>

async function create(shopper: Shopper, body: object = { name: 'Lager', products: [{ productId: carton }] }) {
  const response = await shopper.call('POST', 'wishlists', body)
  expect(response.status).toBe(201)
  return (response.body.summary as { id: string }).id
}

describe('wish lists', () => {
  it('have a name, dates and the number of their products', async () => {
    const reto = openShop().as('reto')
    const id = await create(reto, {
      name: ' Lager ',
      products: [carton, other, carton].map((productId) => ({ productId })),
    })
    const { body } = await reto.get('wishlists')
    expect(body).toEqual({
      displayedList: null,
      wishlistCount: 1,
      summaries: [
        {
          id,
          name: 'Lager',
          createdDate: '2026-11-21T09:00:00.000Z',
          modifiedDate: '2026-11-21T09:00:00.000Z',
          wishlistProductCount: 2,
        },
      ],
    })
  })

  it('have their products page by page, the newest first unless asked otherwise', async () => {
    const reto = openShop().as('reto')
    const id = await create(reto)
    const added = await reto.call('POST', `wishlists/${id}/wishlist-items`, { productId: other })
    expect(added).toMatchObject({
      status: 201,
      body: { productSummary: { productId: other, sku: '1001100' } },
    })
    const first = await reto.get(`wishlists/${id}/wishlist-items?pageSize=1`)
    expect(first.body).toMatchObject({
      items: [{ productSummary: { productId: other } }],
      nextPageToken: '2',
    })
    const oldest = await reto.get(`wishlists/${id}/wishlist-items?pageSize=1&sortItemsBy=CreatedDateAsc`)
    expect(oldest.body.items).toMatchObject([{ productSummary: { productId: carton } }])
    const odd = reto.get(`wishlists/${id}/wishlist-items?sortItemsBy=Name`)
    expect(errorOf(await odd)).toEqual([400, 'ILLEGAL_QUERY_PARAMETER_VALUE'])
    await reto.call('DELETE', `wishlists/${id}/wishlist-items/${String(added.body.wishlistItemId)}`)
    expect((await reto.get('wishlists')).body.summaries).toMatchObject([{ wishlistProductCount: 1 }])
  })

  it('are renamed and deleted, once', async () => {
    const reto = openShop().as('reto')
    const id = await create(reto)
    expect(await reto.call('PATCH', `wishlists/${id}`, { name: 'Olten' })).toMatchObject({
      body: { name: 'Olten' },
    })
    expect((await reto.call('DELETE', `wishlists/${id}`)).status).toBe(204)
    expect(errorOf(await reto.call('DELETE', `wishlists/${id}`))).toEqual([404, 'MISSING_RECORD'])
    expect(errorOf(await reto.get(`wishlists/${id}/wishlist-items`))).toEqual([404, 'MISSING_RECORD'])
  })

  it.each([
    ['no name', { name: ' ' }, [400, 'INVALID_API_INPUT']],
    ['a name of 256 characters', { name: 'a'.repeat(256) }, [400, 'INVALID_API_INPUT']],
    ['a product that is not sold', { name: 'A', products: [{ productId: '01t' }] }, [404, 'ITEM_NOT_FOUND']],
    ['products of another form', { name: 'A', products: [carton] }, [400, 'INVALID_API_INPUT']],
  ])('are refused with %s, and nothing is made', async (_, body, error) => {
    const reto = openShop().as('reto')
    expect(errorOf(await reto.call('POST', 'wishlists', body))).toEqual(error)
    expect((await reto.get('wishlists')).body.summaries).toEqual([])
  })

  it('are at most 50', async () => {
    const reto = openShop().as('reto')
    for (let n = 1; n <= 50; n += 1) await create(reto, { name: `Liste ${n}` })
    expect(errorOf(await reto.call('POST', 'wishlists', { name: '51' }))).toEqual([400, 'LIMIT_EXCEEDED'])
  })

  it('are those of one buyer, in one shop', async () => {
    const shop = openShop()
    const id = await create(shop.as('reto'))
    expect((await shop.as('lea').get('wishlists')).body.summaries).toEqual([])
    for (const [method, path] of [
      ['PATCH', `wishlists/${id}`],
      ['DELETE', `wishlists/${id}`],
      ['GET', `wishlists/${id}/wishlist-items`],
      ['GET', quantitiesOf(id)],
    ] as const) {
      const response = await shop.as('lea').call(method, path, method === 'PATCH' ? { name: 'A' } : undefined)
      expect(errorOf(response)).toEqual([404, 'MISSING_RECORD'])
      expect(errorOf(await shop.as().call(method, path))).toEqual([401, 'INVALID_SESSION_ID'])
    }
  })
})

describe('the quantities of a wish list', () => {
  const set = (shopper: Shopper, id: string, lines: readonly object[]) =>
    shopper.call('PATCH', quantitiesOf(id), { lines })

  it('are set, put products on the list and take them off', async () => {
    const reto = openShop().as('reto')
    const id = await create(reto)
    expect((await reto.get(quantitiesOf(id))).body).toEqual({
      lines: [{ productId: carton, quantity: null }],
      failed: [],
    })
    const changed = await set(reto, id, [
      { productId: other, quantity: 25 },
      { productId: carton.slice(0, 15), quantity: 50 },
      { productId: '01tCN0009999999YAA', quantity: 1 },
    ])
    expect(changed.body).toEqual({
      lines: [
        { productId: carton, quantity: 50 },
        { productId: other, quantity: 25 },
      ],
      failed: [{ productId: '01tCN0009999999YAA', errorCode: 'ITEM_NOT_FOUND', message: expect.any(String) }],
    })
    const less = await set(reto, id, [{ productId: carton, quantity: 0 }])
    expect(less.body.lines).toEqual([{ productId: other, quantity: 25 }])
  })

  it.each([
    ['a fraction', [{ productId: carton, quantity: 2.5 }]],
    ['less than nothing', [{ productId: carton, quantity: -1 }]],
    ['a million', [{ productId: carton, quantity: 1_000_000 }]],
    ['a text', [{ productId: carton, quantity: '5' }]],
    ['no product', [{ quantity: 5 }]],
  ])('are not %s', async (_, lines) => {
    const reto = openShop().as('reto')
    const id = await create(reto)
    expect(errorOf(await set(reto, id, lines))).toEqual([400, 'INVALID_API_INPUT'])
  })

  it('are at most 500 in one call', async () => {
    const reto = openShop().as('reto')
    const id = await create(reto)
    const many = Array.from({ length: 501 }, () => ({ productId: carton, quantity: 1 }))
    expect(errorOf(await set(reto, id, many))).toEqual([400, 'LIMIT_EXCEEDED'])
  })

  it('are not there where the shop does not keep them', async () => {
    const reto = openShop({ settings: { wishListQuantitiesEnabled: false } }).as('reto')
    const id = await create(reto)
    expect(errorOf(await reto.get(quantitiesOf(id)))).toEqual([404, 'NOT_FOUND'])
    expect(errorOf(await set(reto, id, []))).toEqual([404, 'NOT_FOUND'])
  })
})
