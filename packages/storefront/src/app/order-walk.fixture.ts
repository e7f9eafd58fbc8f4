import type { Cart } from '@cartonnage/sdk'
import { guestItems } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { loadCartPage } from '../pages/cart/data/cart-loader'
import { sendGuestCart } from '../shared/cart/data/send-guest-cart'
import { readBuyerTotals } from '../shared/lines/buyer-totals'
import { continueCheckout } from '../pages/checkout/data/checkout-action'
import { loadCheckout } from '../pages/checkout/data/checkout-loader'
import { loadShopperCart } from '../pages/checkout/data/load-shopper-cart'
import { reviewedOrder } from '../pages/checkout/reviewed-order'
import { createShopper, outcomeOf } from './shopper.fixture'
import type { ShopperOptions } from './shopper.fixture'
import { toGuestItem } from '../shared/cart/guest-items'
import { loadGuestProducts } from '../shared/product/data/load-guest-products'
import { lookUpOrder } from '../pages/order-lookup/data/order-lookup-action'
import { arrange } from '../pages/checkout/split/data/arrange'
import { loadSplit } from '../pages/checkout/split/data/load-split'
import { customers, totalOf } from './drawn-order.fixture'
import type { Customer, DrawnOrder } from './drawn-order.fixture'
import type { Line, Method } from './second-calculation.fixture'

const placeOf: Readonly<Record<string, { readonly postalCode: string; readonly city: string }>> = {
  CH: { postalCode: '4600', city: 'Olten' },
  LI: { postalCode: '9490', city: 'Vaduz' },
  DE: { postalCode: '88709', city: 'Meersburg' },
  NL: { postalCode: '3531 CJ', city: 'Utrecht' },
  BE: { postalCode: '2000', city: 'Antwerpen' },
  LU: { postalCode: '1234', city: 'Luxembourg' },
}

const addressIn = (country: string, index: number) => ({
  name: 'Nora Frei',
  firstName: 'Nora',
  lastName: 'Frei',
  street: `Kartonweg ${index + 1}`,
  country,
  ...placeOf[country],
})

const email = 'nora.frei@example.com'

/** A customer with the lines in the cart, who walks through the shop's own loaders and actions. */
export async function enterWithOrder(order: DrawnOrder, options: Pick<ShopperOptions, 'renderMail'> = {}) {
  const { shop, username, accountId }: Customer = customers[order.customer]
  const shopper = createShopper({ shop, runtime: 'browser', ...options })
  const { args, contextOf, createClient } = shopper
  if (username === undefined) await shopper.changeSettings({ guestCheckoutEnabled: true })
  else await shopper.signIn(username)
  if (accountId !== undefined) await chooseAccount(createClient(), accountId)
  const client = createClient()
  await client.load()
  const lines = order.lines.map((line) => ({ productId: line.product.id, quantity: totalOf(line) }))
  const post = (form: Record<string, string>) => outcomeOf(continueCheckout(args('/checkout', { form })))
  const loadStep = async (step: string) => {
    const loaded = await loadCheckout(args(`/checkout?step=${step}`))
    if (loaded.state !== 'ready') throw new Error(`${step} is ${loaded.state}`)
    return loaded
  }
  return { ...shopper, client, lines, isGuest: username === undefined, post, loadStep, contextOf }
}

export type Walk = Awaited<ReturnType<typeof enterWithOrder>>

async function chooseAccount(
  { account, effectiveAccount }: ReturnType<Walk['createClient']>,
  idPrefix: string,
): Promise<void> {
  const managed = await account.listManaged()
  const found = managed.find(({ accountId }) => accountId.startsWith(idPrefix))
  if (found === undefined) throw new Error(`no account ${idPrefix}`)
  await effectiveAccount.choose({ id: found.accountId, name: found.accountName ?? '' })
}

/** Fills the cart and enters the codes; resolves to those that were accepted. */
export async function fillCart({ client, lines, isGuest }: Walk, codes: readonly string[]) {
  if (isGuest) {
    for (const line of lines) await client.guestCart.add(line)
    for (const code of codes) await client.guestCoupons.add(code)
    await sendGuestCart(client)
  } else {
    const { errors } = await client.cart.add(lines)
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
    for (const code of codes) await client.coupons.redeem({ couponCode: code }).catch(() => undefined)
  }
  const cart = await loadShopperCart(client)
  return cart?.coupons.flatMap(({ couponCode }) => couponCode ?? []) ?? []
}

/** The buyer's cart page, from its loader: with a client that has loaded it. */
export async function loadBuyerCart({ createClient, args, contextOf }: Walk) {
  const client = createClient()
  await client.load()
  const { cartId = 'current' } = (await client.cart.load())?.summary ?? {}
  const { request } = args(`/cart/${cartId}`)
  const context = contextOf(`/cart/${cartId}`, client)
  const { deliveries } = await loadCartPage({ ...args(''), request, params: { cartId }, context })
  const loaded = client.cart.getSnapshot()
  const cart: Cart | null = 'value' in loaded ? (loaded.value ?? null) : null
  if (cart === null) throw new Error('there is no cart')
  return { client, cart, deliveries }
}

/** The totals of the buyer's cart page, from its loader and the function that its component calls. */
export async function cartPageTotals(walk: Walk) {
  const { client, cart, deliveries } = await loadBuyerCart(walk)
  const { vatRate: rate, countryCode } = client.vat.getSnapshot()
  return readBuyerTotals(cart, { deliveries, region: { rate, countryCode } }).totals
}

/** The items of a guest's cart page. */
export async function loadGuestItems({ client }: Walk) {
  await loadGuestProducts(client)
  return client.use(guestItems).getSnapshot().map(toGuestItem)
}

/** Starts the checkout and brings every piece where it goes. */
export async function deliverTo(
  { client, isGuest }: Walk,
  { lines, destinations }: DrawnOrder,
): Promise<void> {
  const { checkout, deliveryGroups } = client
  const [first = 'CH', ...others] = destinations
  await checkout.start()
  const deliveryAddress = addressIn(first, 0)
  if (isGuest) {
    const contactInfo = { email, firstName: 'Nora', lastName: 'Frei', phoneNumber: '+41625550100' }
    await checkout.setGuestDelivery({ contactInfo, deliveryAddress })
    return
  }
  await checkout.setDeliveryAddress(deliveryAddress)
  if (others.length === 0) return
  for (const [index, country] of others.entries()) await deliveryGroups.create(addressIn(country, index + 1))
  const split = await loadSplit(client)
  const requested = lines.flatMap(({ product, quantities }) =>
    split.groups.map(({ id, deliveryAddress: address }) => {
      const place = Number(address?.street?.split(' ')[1] ?? '1') - 1
      const productId = split.lines.find((line) => isSameRecordId(line.productId, product.id))?.productId
      return { productId: productId ?? '', deliveryGroupId: id, quantity: quantities[place] ?? 0 }
    }),
  )
  await arrange(client, { split, requested, deletesEmpty: true })
}

/**
 * What the platform says is where. It lists the newest item first; here it is the last, because of equal items the earlier
 * gets the cent of a voucher that is left.
 */
export async function readPlacement(walk: Walk, order: DrawnOrder) {
  const { items, checkout } = await walk.loadStep('delivery')
  const groups = checkout.deliveryGroups
    .filter(({ totalCartItemCount }) => totalCartItemCount !== 0)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  const lines = items.map(({ productId, quantity, cartDeliveryGroupId: id }): Line => {
    const drawn = order.lines.find(({ product }) => isSameRecordId(product.id, productId ?? ''))
    if (drawn === undefined) throw new Error(`${productId ?? ''} was not ordered`)
    const group = groups.findIndex((each) => id !== null && isSameRecordId(each.id, id))
    return { product: drawn.product, quantity: Number(quantity), group: Math.max(0, group) }
  })
  return { lines, groups }
}

/** Chooses the drawn one of the offered methods for each group; resolves to their kinds. */
export async function chooseMethods(
  { post }: Walk,
  { groups }: Awaited<ReturnType<typeof readPlacement>>,
  methods: readonly number[],
): Promise<readonly (Method | undefined)[]> {
  const chosen = groups.map(({ id, availableDeliveryMethods: offered }, index) => ({
    id,
    method: offered[(methods[index] ?? 0) % offered.length]?.id ?? '',
  }))
  const fields = Object.fromEntries(chosen.map(({ id, method }) => [`methodId-${id}`, method]))
  const { to } = await post({ intent: 'delivery', ...fields })
  if (to !== '/checkout?step=payment') throw new Error('the delivery step does not lead to the payment')
  return chosen.map(({ method }) => kinds.find((kind) => method.includes(kind)))
}

const kinds = ['PARCEL', 'EXPRESS', 'FREIGHT', 'PICKUP'] as const

/** Goes on to the review. */
export async function choosePayment({ post, loadStep }: Walk, method = 'prepayment'): Promise<void> {
  const { checkout, payment } = await loadStep('payment')
  const purchaseOrderNumber = payment.number === 'none' ? '' : 'PO-1'
  const form = { checkoutId: checkout.checkoutId, method, billing: 'delivery' }
  const outcome = await post({ intent: 'payment', ...form, purchaseOrderNumber })
  if (outcome.to !== '/checkout?step=review') throw new Error(JSON.stringify(outcome))
}

/** Presses the order button; resolves to the order's number. */
export async function placeReviewed({ post, loadStep }: Walk, method = 'prepayment'): Promise<string> {
  const { checkout, choice } = await loadStep('review')
  const { purchaseOrderNumber = '' } = choice ?? {}
  const form = { checkoutId: checkout.checkoutId, method, billing: 'delivery' }
  const reviewed = reviewedOrder(checkout)
  const outcome = await post({ intent: 'order', ...form, reviewed, purchaseOrderNumber })
  const number = /^\/order-confirmation\/(.+)$/.exec(outcome.to ?? '')?.[1]
  if (number === undefined) throw new Error(JSON.stringify(outcome))
  return number
}

/** Looks an order up as a guest does; resolves to the key of its pages. */
export async function lookUpKey({ args }: Walk, orderNumber: string): Promise<string> {
  const { to } = await outcomeOf(lookUpOrder(args('/order-lookup', { form: { orderNumber, email } })))
  return /[^/]+$/.exec(to ?? '')?.[0] ?? ''
}
