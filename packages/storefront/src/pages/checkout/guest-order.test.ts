import { storageEntries } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { loadConfirmation } from '../confirmation/data/confirmation-loader'
import { continueCheckout } from './data/checkout-action'
import { readCheckoutTotals } from './checkout-deliveries'
import { loadCheckout } from './data/checkout-loader'
import { reviewedOrder } from './reviewed-order'
import { createShopper, outcomeOf } from '../../app/shopper.fixture'
import type { ShopperOptions } from '../../app/shopper.fixture'

const carton = '01tCN0001001180YAA'
const freightOnly = '01tCN0001003170YAA'

const details = {
  intent: 'guest',
  email: 'nora.frei@example.com',
  firstName: 'Nora',
  lastName: 'Frei',
  companyName: '',
  street: 'Kartonweg 4',
  postalCode: '4600',
  city: 'Olten',
  country: 'CH',
}

/** A guest whose cart was sent to the server. */
async function enterAsGuest({ quantity = 50, productId = carton, ...options }: GuestOptions = {}) {
  const shopper = createShopper(options)
  const browser = shopper.createClient()
  await browser.guestCart.add({ productId, quantity })
  await browser.guestSessionCart.send()
  const post = (form: Record<string, string>) =>
    outcomeOf(continueCheckout(shopper.args('/checkout', { form })))
  const load = (step: string) => outcomeOf(loadCheckout(shopper.args(`/checkout?step=${step}`)))
  return { ...shopper, browser, post, load }
}

interface GuestOptions extends ShopperOptions {
  readonly quantity?: number
  readonly productId?: string
}

describe('the checkout of a guest', () => {
  it('[6-6] asks for contact and address first, and makes no call for saved addresses', async () => {
    const { post, args, requests } = await enterAsGuest()
    await post({ intent: 'start' })
    const data = await loadCheckout(args('/checkout?step=address'))
    expect(data).toMatchObject({ state: 'ready', step: 'address', isGuest: true, needsPhone: false })
    expect(data).toMatchObject({ items: [{ productId: carton, quantity: 50 }], payment: { number: 'none' } })
    expect(requests.filter((request) => request.includes('/addresses'))).toEqual([])
  })

  it('does not go on without a contact, even where the address is there', async () => {
    const { post, load } = await enterAsGuest()
    await post({ intent: 'start' })
    expect(await load('review')).toEqual({ status: 303, to: '/checkout?step=address' })
  })

  it('sends contact and address together', async () => {
    const { post, requests, createClient } = await enterAsGuest()
    await post({ intent: 'start' })
    requests.length = 0
    expect(await post(details)).toMatchObject({ status: 303 })
    expect(requests.filter((request) => request.startsWith('PATCH'))).toHaveLength(1)
    const current = await createClient().checkout.load()
    expect(current.contactInfo).toMatchObject({ email: details.email, firstName: 'Nora', phoneNumber: null })
    expect(current.deliveryGroups[0]?.deliveryAddress).toMatchObject({ street: 'Kartonweg 4', country: 'CH' })
  })

  it.each([
    ['email', ''],
    ['email', 'nora'],
    ['firstName', ' '],
    ['postalCode', '123'],
    ['street', ''],
  ])('refuses %s %j and keeps everything that was entered', async (name, value) => {
    const { post } = await enterAsGuest()
    await post({ intent: 'start' })
    const { status, data } = await post({ ...details, [name]: value })
    expect(status).toBe(422)
    const { intent: _, ...entered } = { ...details, [name]: value.trim() }
    expect(data).toMatchObject({ guest: { entered } })
    const { guest } = data as { guest: { problems: object; emailProblem?: string } }
    const wrong = [...Object.keys(guest.problems), ...(guest.emailProblem ? ['email'] : [])]
    expect(wrong).toEqual([name])
  })

  it('asks for a phone number only where the order goes by pallet', async () => {
    const { post, args } = await enterAsGuest({ productId: freightOnly, quantity: 5 })
    await post({ intent: 'start' })
    expect(await loadCheckout(args('/checkout?step=address'))).toMatchObject({ needsPhone: true })
    const { data } = await post(details)
    expect(data).toMatchObject({ guest: { problems: { phoneNumber: 'missing' } } })
    expect(await post({ ...details, phoneNumber: '062 555 01 00' })).toMatchObject({ status: 303 })
  })

  it('sends a guest without a cart on the server to the sign-in page', async () => {
    const { args } = createShopper()
    expect(await outcomeOf(loadCheckout(args('/checkout?step=address')))).toEqual({
      status: 303,
      to: `/login?startUrl=${encodeURIComponent('/de-CH/checkout?step=address')}`,
    })
  })

  it('[6-6] is not there where the shop does not allow it', async () => {
    const { load, changeSettings } = await enterAsGuest()
    await changeSettings({ guestCheckoutEnabled: false })
    expect((await load('address')).to).toMatch(/^\/login\?/)
  })

  it('asks a former buyer to sign in again instead of going on as a guest', async () => {
    const { cookies, load } = await enterAsGuest()
    cookies.set('sid_Client', '1')
    expect((await load('address')).to).toMatch(/^\/login\?.*ended=1/)
  })
})

describe('a guest whose session on the server is gone', () => {
  const steps = ['address', 'delivery', 'payment', 'review'] as const
  const order = {
    intent: 'order',
    checkoutId: '2z9CH0000000001AAA',
    method: 'prepayment',
    billing: 'delivery',
  }
  const forms = [
    details,
    { intent: 'delivery', methodId: '2Dm000000000001AAA' },
    { ...order, purchaseOrderNumber: '', reviewed: '{}' },
  ]

  async function enterAndLose() {
    const guest = await enterAsGuest({ runtime: 'browser' })
    await guest.post({ intent: 'start' })
    await guest.post(details)
    guest.cookies.clear()
    return guest
  }

  it('goes from every step to the cart, which says so, and has the lines', async () => {
    const { load, createClient } = await enterAndLose()
    for (const step of steps) expect(await load(step)).toEqual({ status: 303, to: '/anonymous-cart?ended=1' })
    expect(createClient().guestCart.getSnapshot()).toMatchObject([{ productId: carton, quantity: '50' }])
  })

  it.each(forms)('goes there from the form $intent', async (form) => {
    const { post } = await enterAndLose()
    expect(await post(form)).toEqual({ status: 303, to: '/anonymous-cart?ended=1' })
  })

  it('is not told so with a cart that was filled after the order', async () => {
    const { post, createClient, browser } = await enterAndLose()
    browser.storage.remove(storageEntries.sentGuestCart)
    expect(await post(details)).toEqual({ status: 303, to: '/anonymous-cart' })
    expect(createClient().guestCart.getSnapshot()).toHaveLength(1)
  })

  it('is not told that nothing was ordered while the outcome of an order is unknown', async () => {
    const { post, args, browser } = await enterAndLose()
    const latch = { checkoutId: order.checkoutId, startedAt: Date.now() }
    browser.storage.write(storageEntries.orderLatches, [latch])
    expect(await post(details)).toEqual({ status: 303, to: '/checkout' })
    const found = await loadCheckout(args('/checkout'))
    expect(found).toMatchObject({ state: 'stopped', problem: { messageKey: 'unknownOutcome' } })
  })

  it('is led to the confirmation of an order that this browser has just placed', async () => {
    const { post, load, browser } = await enterAndLose()
    const placed = { checkoutId: order.checkoutId, startedAt: Date.now(), orderReferenceNumber: 'KR4TN-1' }
    browser.storage.write(storageEntries.orderLatches, [placed])
    expect(await post(details)).toEqual({ status: 303, to: '/checkout' })
    expect(await load('review')).toEqual({ status: 303, to: '/order-confirmation/KR4TN-1' })
  })
})

describe('a voucher in the checkout of a guest', () => {
  async function atPayment() {
    const guest = await enterAsGuest()
    const { post, args, createClient } = guest
    await post({ intent: 'start' })
    await post(details)
    const { deliveryGroups } = await createClient().checkout.load()
    await createClient().checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
    const read = async () => {
      const loaded = await loadCheckout(args('/checkout?step=payment'))
      if (loaded.state !== 'ready') throw new Error(loaded.state)
      return { ...loaded, totals: readCheckoutTotals(loaded) }
    }
    const send = (form: Record<string, string>) =>
      outcomeOf(continueCheckout(args('/checkout?step=payment', { form })))
    return {
      ...guest,
      read,
      send,
      apply: (couponCode: string) => send({ intent: 'apply-voucher', couponCode }),
    }
  }

  it('is taken off, and given back, with address and method as they were', async () => {
    const { read, send, apply } = await atPayment()
    const before = await read()
    expect(await apply('newsletter5')).toEqual({ status: 303, to: '/checkout?step=payment' })
    const applied = await read()
    expect(applied.totals?.discounts).toMatchObject([{ couponCode: 'NEWSLETTER5' }])
    expect(Number(applied.totals?.net.amount)).toBeLessThan(Number(before.totals?.net.amount))
    const [coupon] = applied.coupons
    await send({ intent: 'remove-voucher', cartCouponId: coupon?.cartCouponId ?? '' })
    const after = await read()
    expect([after.coupons, after.totals]).toEqual([[], before.totals])
    const kept = ({ checkout }: typeof after) => [checkout.contactInfo?.email, checkout.deliveryGroups[0]]
    expect(kept(after)).toEqual(kept(before))
  })

  it.each([
    ['NOBODY', 'unknown'],
    ['SOMMER20', 'unknown'],
    ['ERSTKISTE10', 'unknown'],
    ['MESSE25', 'used-up'],
    ['NEWSLETTER5', 'applied'],
    ['ERSTKISTE15', 'not-combinable'],
  ])('is refused beside NEWSLETTER5 where it is %s: %s', async (code, reason) => {
    const { read, apply } = await atPayment()
    await apply('NEWSLETTER5')
    expect(await apply(code)).toMatchObject({
      status: 422,
      data: { voucher: { code, problem: { kind: 'refused', reason } } },
    })
    expect((await read()).coupons).toHaveLength(1)
  })

  it('is there where the response to its form was lost', async () => {
    const { read, apply, sandbox } = await atPayment()
    sandbox.faults.arm({ kind: 'drop-after', match: { path: '/cart-coupons', method: 'POST' } })
    expect(await apply('NEWSLETTER5')).toMatchObject({ status: 303 })
    expect((await read()).coupons).toHaveLength(1)
  })
})

describe('the order of a guest', () => {
  const billing = {
    companyName: 'Frei AG',
    firstName: 'Nora',
    lastName: 'Frei',
    street: 'Postfach 7',
    postalCode: '8001',
    city: 'Zürich',
    country: 'CH',
  }

  async function orderAsGuest(payment: Record<string, string> = {}, options: ShopperOptions = {}) {
    const guest = await enterAsGuest(options)
    const { post, createClient } = guest
    await post({ intent: 'start' })
    await post(details)
    const { checkoutId, deliveryGroups } = await createClient().checkout.load()
    const [method] = deliveryGroups[0]?.availableDeliveryMethods ?? []
    await createClient().checkout.setDeliveryMethod(method?.id ?? '')
    const choice = { method: 'prepayment', billing: 'delivery', ...payment, purchaseOrderNumber: '' }
    const chosen = await post({ intent: 'payment', checkoutId, ...choice })
    const reviewed = reviewedOrder(await createClient().checkout.load())
    const form = {
      intent: 'order',
      checkoutId,
      reviewed,
      method: choice.method,
      billing: choice.billing,
      purchaseOrderNumber: '',
    }
    const { to } = await post(form)
    return { ...guest, to: to ?? '', form, chosen }
  }

  const confirmationOf = (args: ReturnType<typeof createShopper>['args'], path: string) =>
    outcomeOf(
      loadConfirmation(args(path, { params: { orderReferenceNumber: path.split('/').at(-1) ?? '' } })),
    )

  it('is one, however often the form is sent, and is confirmed to this guest alone', async () => {
    const { to, post, form, args, cookies, browser } = await orderAsGuest()
    expect(to).toMatch(/^\/order-confirmation\/.+/)
    expect((await post(form)).to).toBe(to)
    const { data } = await confirmationOf(args, to)
    const guest = { firstName: 'Nora', lastName: 'Frei', email: details.email }
    expect(data).toMatchObject({ state: 'ready', buyerName: 'Nora Frei', email: details.email, guest })
    cookies.clear()
    browser.storage.remove(storageEntries.orderLatches)
    expect((await confirmationOf(args, to)).to).toMatch(/^\/login\?/)
  })

  it('that the server placed, after a payment at a provider, is followed by the next one in the same tab', async () => {
    const { form, browser, createClient, args } = await orderAsGuest({}, { runtime: 'browser' })
    // The tab knows nothing of the order.
    browser.storage.write(storageEntries.activeCheckoutId, form.checkoutId)
    const next = createClient()
    await next.guestCart.add({ productId: carton, quantity: 50 })
    await next.guestSessionCart.send()
    const opened = await loadCheckout(args('/checkout?step=address'))
    expect(opened).toMatchObject({ state: 'ready', step: 'address', items: [{ quantity: 50 }] })
    expect(opened).not.toMatchObject({ checkout: { checkoutId: form.checkoutId } })
    expect(next.guestCart.getSnapshot()).toHaveLength(1)
  })

  it('is invoiced to the address that the guest entered for that', async () => {
    const { to, chosen, createClient } = await orderAsGuest({ billing: 'entered', ...billing })
    expect(chosen).toEqual({ status: 303, to: '/checkout?step=review' })
    const order = await createClient().orders.lookUp({ orderNumber: to.split('/').at(-1) ?? '' })
    expect(order.billingAddress).toMatchObject({ street: 'Postfach 7', companyName: 'Frei AG' })
    expect(order.deliveryAddress).toMatchObject({ street: 'Kartonweg 4' })
  })

  it('is not placed with an address that is incomplete', async () => {
    const { to, chosen } = await orderAsGuest({ billing: 'entered', ...billing, street: '' })
    expect(chosen).toMatchObject({ status: 422, data: { billing: { problems: { street: 'missing' } } } })
    expect(to).toBe('')
  })

  it('keeps an entered billing address where something else is wrong', async () => {
    const { chosen } = await orderAsGuest({ method: '', billing: 'entered', ...billing })
    expect(chosen).toMatchObject({ status: 422, data: { problems: { method: 'missing' } } })
    expect(chosen).toMatchObject({ data: { billing: { entered: billing, problems: {} } } })
  })

  it('is confirmed by mail, which says how to look it up', async () => {
    const { to, sandbox } = await orderAsGuest()
    const response = await sandbox.fetch(new Request('http://localhost/__sandbox/mails'))
    const text = await response.text()
    expect(text).toContain(details.email)
    expect(text).toContain(to.split('/').at(-1))
    expect(text).toContain('With this number and your email address you can look up the order')
  })
})
