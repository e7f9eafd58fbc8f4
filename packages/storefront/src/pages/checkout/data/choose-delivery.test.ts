import { readInstructions } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { enter, enterWithCart, firstMethods, loadStep } from '../../../app/buyer-walk.fixture'
import type { Buyer } from '../../../app/buyer-walk.fixture'
import { buyers } from '../../../app/shopper.fixture'

/** Thursday, before the cut-off. */
const now = Date.parse('2026-11-26T09:00:00Z')
/** 96 bundles of 20 cartons, which go by pallet. */
const palletQuantity = 400

/** A buyer at the delivery step, with functions that post its form for the only group. */
async function atDelivery(quantity = 20) {
  const buyer = await enterWithCart(quantity, { now })
  await buyer.post({ intent: 'start' })
  const { shippingAddresses } = await loadStep(buyer.args, 'address')
  await buyer.post({ intent: 'address', addressId: shippingAddresses[0]?.addressId ?? '' })
  const group = await groupOf(buyer)
  const idOf = (kind: string) =>
    group?.availableDeliveryMethods.find(({ classOfService }) => classOfService === kind)?.id ?? ''
  const choose = (kind: string, fields: Record<string, string> = {}) =>
    buyer.post(formOf(group?.id ?? '', { methodId: idOf(kind), ...fields }))
  return { ...buyer, groupId: group?.id ?? '', idOf, choose }
}

const formOf = (groupId: string, fields: Record<string, string>) => ({
  intent: 'delivery',
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${name}-${groupId}`, value])),
})

const groupOf = async ({ args }: Pick<Buyer, 'args'>) =>
  (await loadStep(args, 'delivery')).checkout.deliveryGroups[0]

/** Has the platform fail from the second PATCH on. */
function failFromSecondChange({ requests, sandbox }: Buyer): void {
  const note = requests.push.bind(requests)
  const before = requests.filter((request) => request.startsWith('PATCH')).length
  requests.push = (...noted) => {
    note(...noted)
    if (requests.filter((request) => request.startsWith('PATCH')).length === before + 2)
      sandbox.faults.arm({ kind: 'status', status: 500, times: 9, match: { method: 'PATCH' } })
    return requests.length
  }
}

const toPayment = { status: 303, to: '/checkout?step=payment' }

describe('chooseDelivery', () => {
  it('saves the method first, then day and remark', async () => {
    const buyer = await atDelivery()
    const before = buyer.requests.length
    expect(await buyer.choose('EXPRESS', { desiredDate: '2026-12-02', remark: 'Rampe 3\r\nhinten' })).toEqual(
      toPayment,
    )
    expect(buyer.requests.slice(before).filter((request) => request.startsWith('PATCH'))).toHaveLength(2)
    const group = await groupOf(buyer)
    expect(group?.selectedDeliveryMethod?.classOfService).toBe('EXPRESS')
    expect(group?.desiredDeliveryDate).toBe('2026-12-02')
    expect(readInstructions(group?.shippingInstructions)).toMatchObject({ remark: 'Rampe 3\nhinten' })
  })

  it('sends nothing again that stays', async () => {
    const buyer = await atDelivery()
    const fields = { desiredDate: '2026-12-02', remark: 'Tor' }
    await buyer.choose('PARCEL', fields)
    const before = buyer.requests.length
    expect(await buyer.choose('PARCEL', fields)).toEqual(toPayment)
    expect(buyer.requests.slice(before).some((request) => request.startsWith('PATCH'))).toBe(false)
  })

  it('removes day and remark when their fields are emptied', async () => {
    const buyer = await atDelivery()
    await buyer.choose('PARCEL', { desiredDate: '2026-12-02', remark: 'Tor' })
    await buyer.choose('PARCEL')
    expect(await groupOf(buyer)).toMatchObject({ desiredDeliveryDate: null, shippingInstructions: null })
  })

  it('saves what the driver of a pallet has to know, and forgets it for a pick-up', async () => {
    const buyer = await atDelivery(palletQuantity)
    const details = {
      needsLift: 'true',
      callsBefore: 'true',
      callPhone: '071 555 01 00',
      openingHours: 'Mo–Fr 7–12',
      remark: 'Tor 2',
    }
    expect(await buyer.choose('FREIGHT', details)).toEqual(toPayment)
    expect(readInstructions((await groupOf(buyer))?.shippingInstructions)).toEqual({
      needsLift: true,
      callBefore: '+41715550100',
      openingHours: 'Mo–Fr 7–12',
      remark: 'Tor 2',
    })
    expect(await buyer.choose('PICKUP', details)).toEqual(toPayment)
    expect((await groupOf(buyer))?.shippingInstructions).toBe('Bemerkung: Tor 2')
  })

  it.each([
    ['a pick-up without a method', 'NONE', {}, { methodId: 'missing' }],
    ['a day too early', 'PARCEL', { desiredDate: '2026-11-26' }, { desiredDate: 'early' }],
    ['a Sunday', 'PARCEL', { desiredDate: '2026-12-06' }, { desiredDate: 'closed' }],
    ['a day too late', 'PARCEL', { desiredDate: '2027-06-01' }, { desiredDate: 'late' }],
    ['a day that does not exist', 'PARCEL', { desiredDate: '31.12.2026' }, { desiredDate: 'invalid' }],
    ['a call without a number', 'FREIGHT', { callsBefore: 'true' }, { callPhone: 'missing' }],
    ['letters for a number', 'FREIGHT', { callsBefore: 'true', callPhone: 'x' }, { callPhone: 'phone' }],
    ['a remark that is too long', 'FREIGHT', { remark: 'x'.repeat(246) }, { remark: 'room' }],
  ])('refuses %s at the field, and returns what was entered', async (_, kind, fields, problems) => {
    const { choose, groupId } = await atDelivery(kind === 'FREIGHT' ? palletQuantity : 20)
    const response = await choose(kind, fields)
    expect(response).toMatchObject({ status: 422, data: { delivery: { [groupId]: { problems } } } })
    const { callsBefore, ...texts }: Record<string, string> = fields
    const entered = { ...texts, callsBefore: callsBefore === 'true' }
    expect(response).toMatchObject({ data: { delivery: { [groupId]: { entered } } } })
  })

  it('returns what was entered when the second of its calls fails, and keeps the method', async () => {
    const buyer = await atDelivery()
    failFromSecondChange(buyer)
    const response = await buyer.choose('EXPRESS', { desiredDate: '2026-12-02', remark: 'Tor' })
    const entered = { methodId: buyer.idOf('EXPRESS'), desiredDate: '2026-12-02', remark: 'Tor' }
    expect(response).toMatchObject({ status: 422, data: { delivery: { [buyer.groupId]: { entered } } } })
    expect(response).toHaveProperty('data.problem')
    expect(await groupOf(buyer)).toMatchObject({
      selectedDeliveryMethod: { id: buyer.idOf('EXPRESS') },
      desiredDeliveryDate: null,
    })
  })

  it('[7.3-29] saves every group, and refuses where one has no method', async () => {
    const buyer = await enterWithCart(40, { now, username: buyers.reto })
    const shop = buyer.createClient()
    const { items } = await shop.addresses.list({ addressType: 'Shipping' })
    const addressId = items[0]?.addressId ?? ''
    const other = await shop.deliveryGroups.create({ id: addressId })
    await shop.deliveryGroups.arrangeItems({
      arrangements: [{ cartItemId: buyer.cartItemId, deliveryGroupId: other.id, quantity: 20 }],
    })
    await buyer.post({ intent: 'start' })
    await buyer.post({ intent: 'address', addressId })
    const { checkout } = await loadStep(buyer.args, 'delivery')
    const methods = firstMethods(checkout)
    expect(Object.keys(methods)).toHaveLength(2)
    const missing = await buyer.post({ ...methods, intent: 'delivery', [`methodId-${other.id}`]: '' })
    expect(missing).toMatchObject({
      data: { delivery: { [other.id]: { problems: { methodId: 'missing' } } } },
    })
    const form = { ...methods, intent: 'delivery', [`remark-${other.id}`]: 'Filiale' }
    expect(await buyer.post(form)).toEqual(toPayment)
    const saved = (await loadStep(buyer.args, 'delivery')).checkout.deliveryGroups
    expect(saved.map(({ selectedDeliveryMethod: method }) => method?.classOfService)).toEqual([
      'PARCEL',
      'PARCEL',
    ])
    expect(saved.find(({ id }) => id === other.id)?.shippingInstructions).toBe('Bemerkung: Filiale')
  })

  it('says that a method is gone that another tab has made impossible, and keeps what was entered', async () => {
    const { idOf, groupId, choose, createClient, cartItemId } = await atDelivery(palletQuantity)
    const { deliveryGroups, addresses } = createClient()
    const { items } = await addresses.list({ addressType: 'Shipping' })
    const other = await deliveryGroups.create({ id: items[0]?.addressId ?? '' })
    const most = { cartItemId, deliveryGroupId: other.id, quantity: palletQuantity - 20 }
    await deliveryGroups.arrangeItems({ arrangements: [most] })
    const entered = { methodId: idOf('FREIGHT'), remark: 'Tor 2' }
    expect(await choose('FREIGHT', { remark: 'Tor 2' })).toMatchObject({
      status: 422,
      data: {
        delivery: {
          [groupId]: { entered, problems: { methodId: 'gone' } },
          [other.id]: { problems: { methodId: 'missing' } },
        },
      },
    })
  })

  it('says so where the platform no longer takes the method, and keeps what was entered', async () => {
    const { idOf, groupId, choose, sandbox } = await atDelivery()
    sandbox.faults.arm({ kind: 'status', status: 422, match: { method: 'PATCH', path: 'checkouts' } })
    expect(await choose('EXPRESS', { remark: 'Tor 2' })).toMatchObject({
      status: 422,
      data: {
        problem: { messageKey: 'refused' },
        delivery: { [groupId]: { entered: { methodId: idOf('EXPRESS'), remark: 'Tor 2' } } },
      },
    })
  })

  it('leads to the cart when there is nothing to deliver', async () => {
    const { post } = await enter()
    expect(await post({ intent: 'delivery' })).toMatchObject({ status: 422 })
  })
})
