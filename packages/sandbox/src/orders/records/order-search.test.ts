import { describe, expect, it } from 'vitest'
import { errorOf, openShop } from '../../fixtures/shopper.fixture'

type Shopper = ReturnType<ReturnType<typeof openShop>['as']>

async function order(shopper: Shopper, sku: string, paymentToken: string): Promise<string> {
  await shopper.add(sku, 25)
  const { body } = await shopper.call('PUT', 'checkouts', { cartId: 'active' })
  const [method] = body.deliveryGroups.items[0].availableDeliveryMethods
  await shopper.call('PATCH', 'checkouts/active', { deliveryMethodId: method.id })
  await shopper.call('POST', 'checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken,
  })
  return (await shopper.call('POST', 'checkouts/active/orders')).body.orderReferenceNumber
}

/** Two orders, ten days apart. */
async function openOrders() {
  const shop = openShop()
  const buyer = shop.as('reto')
  const older = await order(buyer, '1001010', 'PO_100%')
  shop.sandbox.clock.advance(10 * 24 * 3_600_000)
  const newer = await order(buyer, '1001180', 'Lager-Nord')
  const names = new Map([
    [older, 'older'],
    [newer, 'newer'],
  ])
  const list = async (query: Readonly<Record<string, string>>) => {
    const { body } = await buyer.get(`order-summaries?${new URLSearchParams(query)}`)
    return body.orderSummaries.map(({ orderNumber }) => names.get(String(orderNumber)))
  }
  return { shop, buyer, older, newer, list }
}

describe('the search in the list of orders', () => {
  it('finds parts of numbers, own numbers, article numbers and names, each word somewhere', async () => {
    const { list, older } = await openOrders()
    for (const [searchTerm, found] of [
      [older, ['older']],
      [older.replaceAll('-', '').toLowerCase().slice(2), ['older']],
      ['po_100%', ['older']],
      ['lager-nord', ['newer']],
      ['1001', ['newer', 'older']],
      ['10.011.80', ['newer']],
      ['folding 400', ['newer']],
      ['Folding Lager', ['newer']],
      ['PO Lager', []],
      ['_', ['older']],
      ['%', ['older']],
      ["' OR 1=1 --", []],
      ['   ', ['newer', 'older']],
    ] as const)
      expect([searchTerm, await list({ searchTerm })]).toEqual([searchTerm, found])
  })

  it('narrows by status and by instants, with all others', async () => {
    const { list } = await openOrders()
    expect(await list({ status: 'Created' })).toEqual(['newer'])
    expect(await list({ status: 'Delivered' })).toEqual(['older'])
    expect(await list({ status: 'Nonsense' })).toEqual([])
    expect(await list({ status: 'Delivered', searchTerm: '1001180' })).toEqual([])
    expect(await list({ earliestDate: '2026-11-22T00:00:00Z' })).toEqual(['newer'])
    expect(await list({ latestDate: '2026-11-22T00:00:00Z' })).toEqual(['older'])
    expect(await list({ latestDate: '2026-11-21T08:59:59.999Z' })).toEqual([])
  })

  it('pages what is left', async () => {
    const { buyer, older } = await openOrders()
    const first = await buyer.get('order-summaries?searchTerm=1001&pageSize=1')
    const second = await buyer.get(
      `order-summaries?searchTerm=1001&pageSize=1&pageToken=${first.body.nextPageToken ?? ''}`,
    )
    expect(second.body).toMatchObject({ nextPageToken: null, orderSummaries: [{ orderNumber: older }] })
    const byStatus = await buyer.get('order-summaries?status=Created&pageSize=1')
    expect(byStatus.body).toMatchObject({ count: 1, nextPageToken: null })
  })

  it('names the extensions that it understood', async () => {
    const { buyer } = await openOrders()
    const applied = async (query: string) => (await buyer.get(`order-summaries?${query}`)).body.appliedFilters
    expect(await applied('searchTerm=PO&status=Created')).toEqual(['searchTerm', 'status'])
    expect(await applied('earliestDate=2026-11-21T00:00:00Z')).toBeUndefined()
  })

  it.each(['earliestDate=yesterday', 'latestDate=31.12.', `searchTerm=${'a'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect(errorOf(await openShop().as('reto').get(`order-summaries?${query}`))).toEqual([
        400,
        'ILLEGAL_QUERY_PARAMETER_VALUE',
      ])
    },
  )
})
