import { sessionStore } from '@cartonnage/sdk'
import { ShopError } from '@cartonnage/sdk/errors'
import { describe, expect, it } from 'vitest'
import { changeAddresses, saveAddressPage } from '../pages/addresses/data/addresses-action'
import { loadAddress, loadAddresses } from '../pages/addresses/data/addresses-loader'
import { changeCart } from '../pages/cart/data/cart-action'
import { loadCartPage } from '../pages/cart/data/cart-loader'
import { enterWithCart, walkToReview } from './buyer-walk.fixture'
import { continueCheckout } from '../pages/checkout/data/checkout-action'
import { loadCheckout } from '../pages/checkout/data/checkout-loader'
import { buyers, createShopper, outcomeOf } from './shopper.fixture'
import { loader as loadOrders } from '../pages/orders/orders-page'
import { watchSession } from './page-module'
import { shopOf } from '../shell/shop-context'
import type { PageActionArgs, PageLoaderArgs } from '../shell/shop-context'

const monthInMs = 31 * 24 * 3_600_000

type Run = (args: PageLoaderArgs & PageActionArgs) => unknown

/** A loader or an action as used in the routes. */
const watched = (run: Run): Run => {
  const page = watchSession({ loader: run })
  return page.loader as Run
}

const steps = ['address', 'delivery', 'payment', 'review'] as const
const forms = {
  address: { intent: 'address', addressId: '8lWCH0000000001AAA' },
  delivery: { intent: 'delivery', methodId: '2Dm000000000001AAA' },
  payment: {
    intent: 'payment',
    method: 'invoice',
    billing: 'delivery',
    purchaseOrderNumber: 'PO-1',
    checkoutId: '2z9CH0000000001AAA',
  },
  review: { intent: 'order', method: 'invoice', checkoutId: '2z9CH0000000001AAA' },
} as const satisfies Readonly<Record<(typeof steps)[number], Record<string, string>>>

/** The input of a new visitor. */
const address = {
  country: 'CH',
  firstName: 'Reto',
  lastName: 'Brunner',
  companyName: 'Alpenblick',
  street: 'Seeweg 7',
  postalCode: '8001',
  city: 'Zürich',
}

interface Visit {
  readonly path: string
  readonly run: Run
  readonly form?: Record<string, string>
  readonly params?: Record<string, string>
}

const visits: readonly Visit[] = [
  ...steps.map((step) => ({ path: `/checkout?step=${step}`, run: loadCheckout })),
  ...steps.map((step) => ({ path: `/checkout?step=${step}`, run: continueCheckout, form: forms[step] })),
  { path: '/cart/current', run: loadCartPage },
  { path: '/cart/current', run: changeCart, form: { intent: 'remove', cartItemId: '0a9CH0000000001AAA' } },
  { path: '/cart/current', run: changeCart, form: { cartItemId: '0a9CH0000000001AAA', quantity: '50' } },
  { path: '/my/orders', run: loadOrders },
  {
    path: '/checkout?step=address&address=new',
    run: continueCheckout,
    form: { intent: 'enter-address', keep: 'true', ...address },
  },
  {
    path: '/checkout?step=address&address=new',
    run: continueCheckout,
    form: { intent: 'enter-address', ...address },
  },
  { path: '/my/addresses', run: loadAddresses },
  {
    path: '/my/addresses',
    run: changeAddresses,
    form: { intent: 'default', addressId: forms.address.addressId },
  },
  { path: '/my/addresses/new', run: loadAddress, params: { id: 'new' } },
  { path: '/my/addresses/new', run: saveAddressPage, form: address, params: { id: 'new' } },
]

/** Choosing the payment and opening an empty form need no call in a browser: the next step finds that the session has ended. */
const isUnasked = ({ run, path }: Visit) =>
  (run === continueCheckout && path.endsWith('payment')) || run === loadAddress

const cases = (['browser', 'server'] as const).flatMap((runtime) =>
  visits
    .filter((visit) => runtime === 'server' || !isUnasked(visit))
    .map((visit) => [visit.form ? 'a form to' : 'a look at', visit.path, runtime, visit] as const),
)

/** A buyer with a cart, whose session ends while a page is open. */
async function openBuyer(runtime: 'server' | 'browser') {
  const shopper = createShopper({ runtime })
  await shopper.signIn(buyers.reto)
  const shop = shopper.createClient()
  await shop.load()
  await shop.cart.add({ productId: '01tCN0001001180YAA', quantity: 25 })
  return shopper
}

describe('a session that ended', () => {
  it.each(cases)('leads %s %s in a %s to the sign-in, and back to that very address', async (...input) => {
    const [, path, runtime, { run, form, params = {} }] = input
    const shopper = await openBuyer(runtime)
    const args = shopper.args(path, { params, ...(form && { form }) })
    // An open page has its buyer's session; a server asks for each request.
    if (runtime === 'browser') await shopOf(args).use(sessionStore).load()
    shopper.sandbox.clock.advance(monthInMs)
    const outcome = await outcomeOf(Promise.resolve(watched(run)(args)))
    const startUrl = encodeURIComponent(`/de-CH${path}`)
    expect(outcome).toEqual({ status: 303, to: `/login?startUrl=${startUrl}&ended=1` })
  })

  it('keeps a payment that was chosen before the end was noticed', async () => {
    const shopper = await openBuyer('browser')
    const args = shopper.args('/checkout?step=payment', { form: forms.payment })
    await shopOf(args).use(sessionStore).load()
    shopper.sandbox.clock.advance(monthInMs)
    expect(await outcomeOf(continueCheckout(args))).toEqual({ status: 303, to: '/checkout?step=review' })
    const review = await outcomeOf(loadCheckout(shopper.args('/checkout?step=review')))
    expect(review).toMatchObject({ to: expect.stringMatching(/step%3Dreview&ended=1$/) as unknown })
  })

  it.each(steps)('leads the buyer who signs in again to %s, with all that was chosen', async (step) => {
    const buyer = await enterWithCart()
    await walkToReview(buyer)
    const read = () => loadCheckout(buyer.args(`/checkout?step=${step}`))
    const before = await read()
    buyer.cookies.delete('sid')
    expect(await outcomeOf(read())).toMatchObject({
      to: expect.stringMatching(`step%3D${step}&ended=1$`) as unknown,
    })
    await buyer.signIn(buyers.reto)
    expect(before).toMatchObject({ state: 'ready', step, choice: { purchaseOrderNumber: 'WS-1' } })
    expect(await read()).toEqual(before)
  })

  it('is not shown to a visitor who was never signed in', async () => {
    const { args } = createShopper()
    const outcome = await outcomeOf(loadCheckout(args('/checkout?step=delivery')))
    expect(outcome).toEqual({ status: 303, to: '/login?startUrl=%2Fde-CH%2Fcheckout%3Fstep%3Ddelivery' })
  })

  it('leaves the cart as it was for the buyer who signs in again', async () => {
    const shopper = await openBuyer('server')
    shopper.sandbox.clock.advance(monthInMs)
    await outcomeOf(loadCheckout(shopper.args('/checkout?step=address')))
    await shopper.signIn(buyers.reto)
    const cart = await shopper.createClient().cart.load()
    expect(cart?.items).toMatchObject([{ quantity: 25 }])
  })

  it('does not lead a buyer in circles whom the platform refuses all the same', async () => {
    const shopper = await openBuyer('server')
    const args = shopper.args('/my/orders')
    await shopOf(args).use(sessionStore).load()
    const refused = watched(() => Promise.reject(new ShopError('SESSION_ENDED', 'the session has ended')))
    await expect(refused(args)).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  })
})
