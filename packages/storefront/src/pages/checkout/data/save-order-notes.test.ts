import { readOrderNotes } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { enterWithCart, loadStep, walkToPayment } from '../../../app/buyer-walk.fixture'
import { reviewedOrder } from '../reviewed-order'
import { buyers } from '../../../app/shopper.fixture'

const notes = { costCentre: '4711', remark: 'Bitte Tor 3\nnach 8 Uhr', copyTo: 'lager@example.com' }

/** At the payment step, with the form's own fields. */
async function openPayment(username: string = buyers.reto) {
  const buyer = await enterWithCart(20, { username })
  const checkoutId = await walkToPayment(buyer)
  const form = {
    intent: 'payment',
    method: 'invoice',
    checkoutId,
    billing: 'delivery',
    purchaseOrderNumber: 'WS-1',
  }
  const patches = () => buyer.requests.filter((request) => request.startsWith('PATCH')).length
  return { ...buyer, checkoutId, form, patches }
}

const notesOf = async ({ args }: Pick<Awaited<ReturnType<typeof openPayment>>, 'args'>, step = 'review') =>
  readOrderNotes((await loadStep(args, step)).checkout.customFields)

describe('what a buyer adds to the order', () => {
  it('is kept with the checkout, and in the order', async () => {
    const buyer = await openPayment()
    expect(await buyer.post({ ...buyer.form, ...notes })).toEqual({
      status: 303,
      to: '/checkout?step=review',
    })
    expect(await notesOf(buyer)).toEqual(notes)
    const { checkout } = await loadStep(buyer.args, 'review')
    const order = { ...buyer.form, intent: 'order', reviewed: reviewedOrder(checkout) }
    expect(await buyer.post(order)).toMatchObject({
      status: 303,
      to: expect.stringContaining('confirmation'),
    })
    const { orders } = buyer.createClient()
    const [placed] = (await orders.list()).orderSummaries
    const { customFields } = await orders.get(placed?.orderSummaryId ?? '')
    expect(readOrderNotes(customFields)).toEqual(notes)
  })

  it('is removed when its fields are emptied, and stays when the form does not change it', async () => {
    const buyer = await openPayment()
    await buyer.post({ ...buyer.form, ...notes })
    const currentNotes = JSON.stringify([notes.costCentre, notes.remark, notes.copyTo])
    const before = buyer.patches()
    await buyer.post({ ...buyer.form, ...notes, currentNotes })
    expect(buyer.patches()).toBe(before)
    await buyer.post({ ...buyer.form, ...notes, remark: '', copyTo: '', currentNotes })
    expect(await notesOf(buyer)).toEqual({ costCentre: '4711', remark: '', copyTo: '' })
  })

  it.each([
    ['copyTo', 'nobody', 'email'],
    ['copyTo', 'a@example.com, b@example.com', 'email'],
    ['remark', 'x'.repeat(256), 'long'],
    ['costCentre', 'x'.repeat(256), 'long'],
  ])('is refused at its field with everything that was entered: %s', async (name, value, problem) => {
    const buyer = await openPayment()
    const entered = { ...notes, [name]: value }
    expect(await buyer.post({ ...buyer.form, ...entered })).toMatchObject({
      status: 422,
      data: { notes: { entered, problems: { [name]: problem } }, entered: { purchaseOrderNumber: 'WS-1' } },
    })
    expect(await notesOf(buyer, 'payment')).toEqual({ costCentre: '', remark: '', copyTo: '' })
  })

  it('has no cost centre for private buyers', async () => {
    const buyer = await openPayment(buyers.lea)
    await buyer.post({ ...buyer.form, purchaseOrderNumber: '', ...notes })
    expect(await notesOf(buyer)).toEqual({ ...notes, costCentre: '' })
  })

  it('survives a change of the cart, which starts the checkout again', async () => {
    const buyer = await openPayment()
    await buyer.post({ ...buyer.form, ...notes })
    await buyer.createClient().cart.add({ productId: '01tCN0001002120YAA', quantity: 20 })
    await buyer.post({ intent: 'start' })
    expect(await notesOf(buyer, 'address')).toEqual(notes)
  })

  it('keeps what was entered when the order number is wrong', async () => {
    const buyer = await openPayment()
    const long = 'x'.repeat(81)
    expect(await buyer.post({ ...buyer.form, purchaseOrderNumber: long, ...notes })).toMatchObject({
      status: 422,
      data: { problems: { purchaseOrderNumber: 'long' }, notes: { entered: notes } },
    })
  })
})
