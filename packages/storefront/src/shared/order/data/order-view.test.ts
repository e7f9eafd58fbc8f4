import { describe, expect, it } from 'vitest'
import { buyers, createShopper } from '../../../app/shopper.fixture'
import { loadOrder } from './order-loader'
import { readOrderTotals } from './order-view'
import { placeOrder } from '../placed-order.fixture'

const box = { productId: '01tCN0001001100YAA', quantity: 25 }

async function enterWithOrder() {
  const shopper = createShopper({ runtime: 'browser' })
  await shopper.signIn(buyers.lea)
  const id = await placeOrder(shopper.createClient(), [box])
  const load = () => loadOrder(shopper.args(`/my/orders/${id}`, { params: { id } }))
  return { ...shopper, load }
}

describe('loadOrder', () => {
  it('has the products’ drawings and the rate that explains the VAT', async () => {
    const { load } = await enterWithOrder()
    const { products, totals } = await load()
    expect(products[box.productId]).toMatchObject({ sku: '1001100', innerSize: { length: 300 } })
    expect(totals).toMatchObject({ rate: 0.081, itemsNet: { amount: '20.50', currencyCode: 'CHF' } })
  })

  it('is still an order where the catalogue does not respond', async () => {
    const { load, sandbox } = await enterWithOrder()
    sandbox.faults.arm({ kind: 'status', status: 500, match: { path: '/products' }, times: 9 })
    const { order, products } = await load()
    expect([order.items.length, products]).toEqual([1, {}])
  })

  it('gives no rate where today’s one does not explain the VAT of the order', async () => {
    const { load } = await enterWithOrder()
    const { order, deliveries } = await load()
    const atOldRate = deliveries.map((delivery) => ({ ...delivery, rate: 0.077 }))
    expect(readOrderTotals(order, atOldRate)).toMatchObject({ rate: null, vatRows: [] })
    expect(readOrderTotals({ ...order, vat: null }, deliveries)).toBeNull()
  })
})
