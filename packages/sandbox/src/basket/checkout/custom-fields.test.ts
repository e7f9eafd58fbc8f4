import { describe, expect, it } from 'vitest'
import { errorOf, openShop } from '../../fixtures/shopper.fixture'
import { placeOrder, startCheckout } from '../../fixtures/ordering.fixture'

const remark = { fieldName: 'Remark__c', value: 'Tor 3' }

async function openCheckout() {
  const lea = openShop().as('lea')
  await lea.add('1001010', 25)
  await startCheckout(lea)
  const change = (customFields: unknown) => lea.call('PATCH', 'checkouts/active', { customFields })
  const fields = async () => (await lea.get('checkouts/active')).body.customFields
  return { lea, change, fields }
}

describe('the custom fields of a checkout', () => {
  it('are changed by name, and a blank value removes one', async () => {
    const { change, fields } = await openCheckout()
    await change([remark, { fieldName: 'CostCentre__c', value: ' 4711 ' }])
    expect(await fields()).toEqual([{ fieldName: 'CostCentre__c', value: '4711' }, remark])
    await change([{ fieldName: 'CostCentre__c', value: null }])
    expect(await fields()).toEqual([remark])
    await change([{ fieldName: 'Remark__c', value: ' ' }])
    expect(await fields()).toEqual([])
  })

  it.each([
    ['no list', 'text', 'JSON_PARSER_ERROR'],
    ['no object', ['Remark__c'], 'JSON_PARSER_ERROR'],
    ['no text', [{ ...remark, value: 5 }], 'JSON_PARSER_ERROR'],
    ['an unknown field', [{ fieldName: 'Other__c', value: 'x' }], 'INVALID_API_INPUT'],
    ['a long value', [{ ...remark, value: 'x'.repeat(256) }], 'INVALID_API_INPUT'],
  ])('are refused as %s', async (_, customFields, code) => {
    const { change, fields } = await openCheckout()
    const response = await change(customFields)
    expect(errorOf(response)).toEqual([400, code])
    expect(await fields()).toEqual([])
  })

  it('leave the cart with its lines when it is deleted', async () => {
    const { lea, change, fields } = await openCheckout()
    await change([remark])
    await lea.call('DELETE', 'carts/current')
    await lea.add('1001010', 25)
    await startCheckout(lea)
    expect(await fields()).toEqual([])
  })
})

describe('the second recipient that a buyer has chosen for all orders', () => {
  async function openWithCopy() {
    const shop = openShop()
    shop.db.run("UPDATE buyer SET order_copy_to = 'lager@example.com' WHERE user_name LIKE 'lea.%'")
    const lea = shop.as('lea')
    await lea.add('1001010', 25)
    await startCheckout(lea)
    const change = (value: string) =>
      lea.call('PATCH', 'checkouts/active', { customFields: [{ fieldName: 'ConfirmationCopy__c', value }] })
    const fields = async () => (await lea.get('checkouts/active')).body.customFields
    return { lea, change, fields }
  }
  const copyTo = (value: string) => [{ fieldName: 'ConfirmationCopy__c', value }]

  it('is in a new checkout, where it can be changed and taken out', async () => {
    const { lea, change, fields } = await openWithCopy()
    expect(await fields()).toEqual(copyTo('lager@example.com'))
    await change('buero@example.com')
    await lea.call('PUT', 'checkouts', { cartId: 'active' })
    expect(await fields()).toEqual(copyTo('buero@example.com'))
    await change('')
    await lea.call('PUT', 'checkouts', { cartId: 'active' })
    expect(await fields()).toEqual([])
  })
})

/** The mails after an order with these fields, and the order. */
async function orderWith(fields: Readonly<Record<string, string>>) {
  const { as, db } = openShop()
  const lea = as('lea')
  await startCheckout(lea)
  const customFields = Object.entries(fields).map(([fieldName, value]) => ({ fieldName, value }))
  await lea.call('PATCH', 'checkouts/active', { customFields })
  const number = await placeOrder(lea)
  const { body } = await lea.get(`order-summaries/${number}`)
  const mails = db.all<{ recipient: string; text: string }>('SELECT recipient, text FROM mail ORDER BY id')
  return { mails, customFields, order: body }
}

describe('the custom fields of an order', () => {
  it('are those of its checkout, and the buyer reads them in the mail', async () => {
    const { mails, order, customFields } = await orderWith({ CostCentre__c: '4711', Remark__c: 'Tor 3' })
    expect(order.customFields).toEqual(customFields)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/4711\n.*Tor 3/)
  })

  it('send a copy of the confirmation without the buyer’s own words', async () => {
    const { mails } = await orderWith({ Remark__c: 'Tor 3', ConfirmationCopy__c: 'lager@example.com' })
    expect(mails.map(({ recipient }) => recipient)).toEqual(['lea.keller@example.com', 'lager@example.com'])
    expect(mails[1]?.text).not.toContain('Tor 3')
  })

  it('send no copy to the buyer', async () => {
    const { mails } = await orderWith({ ConfirmationCopy__c: 'Lea.Keller@example.com' })
    expect(mails).toHaveLength(1)
  })
})
