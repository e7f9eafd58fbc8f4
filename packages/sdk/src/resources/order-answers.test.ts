import { describe, expect, it } from 'vitest'
import { openFurther } from './further.fixture'

const declaration = { name: 'Jonas Weber', orderReferenceNumber: 'KR-1', email: 'jonas@example.de' }
const receipt = { withdrawalId: 'w1', receivedAt: '2026-11-22T09:00:00.000Z' }

describe('orders, lists of records and receipts', () => {
  it('takes a withdrawal whose order the platform does not name as known for one without a known order', async () => {
    const { side } = openFurther([{ body: receipt }])
    const given = await side.withdrawal.declare({ ...declaration, idempotencyKey: 'k' })
    expect(given).toEqual({ ...receipt, isOrderKnown: false })
  })

  it('reads an order with its items, amounts and addresses', async () => {
    const item = {
      productId: '01t',
      sku: '1001180',
      name: 'Karton',
      quantity: '25.0',
      currencyIsoCode: 'EUR',
    }
    const body = {
      ...{ orderNumber: 'KR-1', currencyIsoCode: 'EUR', grandTotalAmount: '20.23', totalTaxAmount: '3.23' },
      deliveryAddress: { street: 'Weg 1', city: 'Olten', country: 'DE', shipToPhoneNumber: '+491' },
      items: [{ ...item, unitPrice: '0.68', totalPrice: '17.00' }],
    }
    const { side } = openFurther([{ body }])
    const eur = (amount: string) => ({ amount, currencyCode: 'EUR' })
    expect(await side.orderDetails.get('KR-1')).toMatchObject({
      ...{ orderReferenceNumber: 'KR-1', total: eur('20.23'), vat: eur('3.23'), goods: null },
      deliveryAddress: { street: 'Weg 1', phoneNumber: '+491' },
      items: [{ sku: '1001180', quantity: 25, unitPrice: eur('0.68'), totalPrice: eur('17.00') }],
    })
  })

  it('reads whom the confirmation goes to, how the order is paid, when it should arrive, and what was withdrawn', async () => {
    const withdrawals = [
      { withdrawalId: '0wd1', receivedAt: '2026-11-22T09:00:00.000Z', lines: ['5 × 1001180'] },
    ]
    const told = {
      ...{ contactInfo: { email: 'jonas@example.de' }, paymentType: 'SimplePurchaseOrder' },
      earliestEstimatedDeliveryTime: '2026-11-24T00:00:00.000Z',
      latestEstimatedDeliveryTime: '2026-11-25T00:00:00.000Z',
      withdrawals,
    }
    const { side } = openFurther([{ body: { orderNumber: 'KR-1', ...told } }])
    expect(await side.orderDetails.lookUp({ orderNumber: 'KR-1' })).toMatchObject(told)
  })

  it('[2.5-8] gives a list of records its columns, and each cell as it is shown to people', async () => {
    const info = {
      label: 'Recent',
      displayColumns: [{ fieldApiName: 'Total', label: 'Sum' }, { fieldApiName: 'Name' }],
    }
    const fields = { Total: { value: 300, displayValue: 'CHF 300.00' }, Name: { value: 'Q1' }, Empty: null }
    const { side } = openFurther([{ body: { info, records: { records: [{ id: '0Q0', fields }] } } }])
    expect(await side.recordLists.get({ objectApiName: 'Quote', filterName: 'Recent' })).toEqual({
      label: 'Recent',
      columns: [
        { name: 'Total', label: 'Sum' },
        { name: 'Name', label: 'Name' },
      ],
      records: [{ id: '0Q0', values: { Total: 'CHF 300.00', Name: 'Q1', Empty: null } }],
      nextPageToken: null,
    })
  })

  it('reads an order without items where the platform keeps them elsewhere', async () => {
    const { side } = openFurther([{ body: { orderNumber: 'KR-1' } }])
    expect(await side.orderDetails.get('KR-1')).toMatchObject({
      ...{ items: [], adjustments: [], withdrawals: [], total: null },
      ...{ contactInfo: null, paymentType: null, latestEstimatedDeliveryTime: null },
    })
  })
})
