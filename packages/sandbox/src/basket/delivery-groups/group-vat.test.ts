import { describe, expect, it } from 'vitest'
import { openShop } from '../../fixtures/shopper.fixture'
import { groupsOf } from '../../fixtures/ordering.fixture'
import { accountId } from '../../seed/people-seed'

const own = accountId('4')
const dutchBranch = accountId('7')

/** 100 boxes for an account in the German shop: 40 of them go to Antwerp, the others to Utrecht. */
async function splitFor(account: string) {
  const { as, db } = openShop()
  const buyer = as('annelise', 'DE')
  const at = `effectiveAccountId=${account}`
  const call = (method: string, path: string, body?: unknown) => buyer.call(method, `${path}?${at}`, body)
  const { body: book } = await buyer.get(`accounts/${account}/addresses?addressType=Shipping`)
  const [utrecht, antwerp] = ['Utrecht', 'Antwerpen'].map(
    (city) => book.items.find((entry) => JSON.stringify(entry).includes(city))?.addressId,
  )
  await call('PUT', 'carts/current', {})
  await call('POST', 'carts/current/cart-items', {
    productId: '01tCN0001001100YAA',
    quantity: 100,
    type: 'Product',
  })
  await call('PUT', 'checkouts', { cartId: 'active', deliveryAddressInput: { address: { id: utrecht } } })
  const [group] = groupsOf((await call('GET', 'carts/current/delivery-groups')).body)
  const [line] = group?.cartItems.cartItems ?? []
  const arrangements = [{ cartItemId: line?.cartItem.cartItemId, quantity: 40, deliveryAddressId: antwerp }]
  const arranged = await call('POST', 'carts/current/delivery-groups/actions/arrange-items', { arrangements })
  expect(arranged.status).toBe(202)
  return { buyer, call, db }
}

type Split = Awaited<ReturnType<typeof splitFor>>

async function totalsOf({ call }: Split) {
  const { cartSummary } = (await call('GET', 'checkouts/active')).body
  return { tax: cartSummary.totalTaxAmount, net: String(cartSummary.totalProductAmount) }
}

const rounded = (net: string, rate: number) => (Math.round(Number(net) * 100 * rate) / 100).toFixed(2)

describe('VAT by delivery group', () => {
  it('is 0 % for a business with a VAT id of another member state', async () => {
    const split = await splitFor(dutchBranch)
    expect(await totalsOf(split)).toMatchObject({ tax: '0.00' })
  })

  it('is the German rate everywhere for a business with a German VAT id', async () => {
    const split = await splitFor(own)
    const { tax, net } = await totalsOf(split)
    expect(tax).toBe(rounded(net, 0.19))
  })

  it.each([
    ['a wrong check digit', 'NL999990001B34'],
    ['no VAT id', null],
  ])('is that of each address with %s', async (_, vatId) => {
    const split = await splitFor(dutchBranch)
    split.db.run('UPDATE account SET vat_id = ? WHERE id = ?', vatId, dutchBranch)
    const { tax, net } = await totalsOf(split)
    // Both countries have 21 %.
    expect(tax).toBe(rounded(net, 0.21))
  })

  it('is kept in the order, and its mail names the supply with both VAT ids', async () => {
    const { call, db } = await splitFor(dutchBranch)
    const groups = groupsOf((await call('GET', 'carts/current/delivery-groups')).body)
    for (const { id, availableDeliveryMethods } of groups) {
      const deliveryMethodId = availableDeliveryMethods[0]?.id
      await call('PATCH', `carts/current/delivery-groups/${id}`, { deliveryMethodId })
    }
    await call('POST', 'checkouts/active/payments', {
      requestType: 'SimplePurchaseOrder',
      paymentToken: 'PO-1',
    })
    const placed = await call('POST', 'checkouts/active/orders')
    const { body } = await call('GET', `order-summaries/${placed.body.orderReferenceNumber}`)
    expect(body).toMatchObject({
      vatId: 'NL999990001B33',
      totalTaxAmount: '0.00',
      deliveryGroups: { items: [{ vatRate: 0 }, { vatRate: 0 }] },
    })
    const text = db.get<{ text: string }>('SELECT text FROM mail ORDER BY id DESC')?.text ?? ''
    expect(text).toContain('Utrecht')
    expect(text).toContain('40 ×')
    expect(text).toContain('60 ×')
    expect(text).toMatch(/intra-Community supply.*NL999990001B33.*DE999990002/)
  })

  it('keeps the price tier of the whole quantity when it is split', async () => {
    const { call } = await splitFor(own)
    const items = (await call('GET', 'carts/current/cart-items')).body.cartItems
    expect(items).toHaveLength(2)
    const [first, second] = items.map(({ cartItem }) => cartItem)
    expect(first).toMatchObject({ salesPrice: expect.any(String) as string })
    expect(second).toHaveProperty('salesPrice', (first as { salesPrice?: unknown } | undefined)?.salesPrice)
  })
})
