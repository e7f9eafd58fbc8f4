import type { Random } from '../../tools/random.ts'
import type { Call, Calls } from './calls.ts'
import { addLines, drop, listParts, order, preserve, reopen, saveAddress, startCheckout } from './parts.ts'
import type { Line, Parts } from './parts.ts'

/** A write of a buyer. */
export interface Write {
  kind: string
  /** the request, after looking up the ids that it needs */
  call: (calls: Calls) => Promise<Call> | Call
  /** what it adds, if it adds lines */
  lines?: readonly Line[]
  /** the state afterwards, without the products that the platform refused */
  apply: (parts: Parts, refused: readonly string[]) => Parts
}

export interface Situation {
  random: Random
  parts: Parts
  products: readonly string[]
}

/** Coupons that can be combined, and one that has expired. */
const couponCodes = ['NEWSLETTER5', 'KLEBEBAND10', 'SOMMER20']
/** The platform accepts the lines beside it. */
const unknownProduct = '01tCN0009999999YAA'
const mostLines = 12

const address = { name: 'Ida Moser', street: 'Dorfweg 3', city: 'Chur', postalCode: '7000', country: 'CH' }
const actionPath = '/lwr/apex/v65.0/ShoppingCartController/addItemsToCart'
const items = '/carts/current/cart-items'
const coupons = '/carts/current/cart-coupons'
const addresses = '/accounts/current/addresses'
const checkout = '/checkouts/active'

const toInput = ({ product, quantity }: Line) => ({
  productId: product,
  quantity: String(quantity),
  type: 'Product',
})

const itemPath = async ({ read }: Calls, product: string) => {
  const list: { cartItem: Record<string, string> }[] = (await read(items)).cartItems ?? []
  const found = list.find(({ cartItem }) => cartItem.productId === product)
  return `${items}/${found?.cartItem.cartItemId ?? '0a9000000000000AAA'}`
}

const couponPath = async ({ read }: Calls, code: string) => {
  const list: { cartCouponId: string; couponCode: string }[] =
    (await read(coupons)).cartCoupons?.coupons ?? []
  const found = list.find(({ couponCode }) => couponCode === code)
  return `${coupons}/${found?.cartCouponId ?? '4or000000000000AAA'}`
}

const addressPath = async ({ read }: Calls, name: string) => {
  const list: { addressId: string; name: string }[] = (await read(addresses)).items ?? []
  return `${addresses}/${list.find((saved) => saved.name === name)?.addressId ?? '8lW000000000000AAA'}`
}

const firstMethod = async ({ read }: Calls) =>
  (await read(checkout)).deliveryGroups?.items[0]?.availableDeliveryMethods[0]?.id ?? 'none'

/** A few lines, sometimes with one that the platform refuses. */
const drawLines = ({ random, products }: Situation, most: number): Line[] => {
  const drawn = random.sample(products, random.integer(1, most))
  const named = random.chance(0.1) ? [...drawn, unknownProduct] : drawn
  return named.map((product) => ({ product, quantity: random.integer(1, 3) }))
}

const pickName = ({ random, parts }: Situation, prefix: string) => {
  const names = listParts(parts, prefix).map(([name]) => name)
  return names.length > 0 ? random.pick(names) : 'nothing'
}

const nextName = ({ random }: Situation) => String(random.integer(1, 1_000_000_000))

type Drawn = Omit<Write, 'kind'>

/** Lines for the buyer's cart, or for that of the guest. */
const adding = (lines: readonly Line[], call: Call): Drawn => ({
  lines,
  call: () => call,
  apply(parts, refused) {
    const taken = lines.filter(({ product }) => ![unknownProduct, ...refused].includes(product))
    return call.isGuest ? addLines(parts, 'guest line ', taken) : addLines(reopen(parts), 'line ', taken)
  },
})

const addSingle = (line: Line) => adding([line], { path: items, body: toInput(line) })

const addBatch = (lines: readonly Line[], isGuest: boolean) =>
  adding(lines, {
    path: `${items}/batch`,
    body: { inputs: lines.map((line) => ({ richInput: toInput(line) })) },
    isGuest,
  })

const chooseMethod: Drawn = {
  call: async (calls) => ({
    method: 'PATCH',
    path: checkout,
    body: { deliveryMethodId: await firstMethod(calls) },
  }),
  apply: (parts) => ({ ...drop(parts, 'payment'), method: 'chosen' }),
}

/** `single` and `batch` are the two calls of the cart, `action` is the server action that adds a guest's lines. */
const writes = {
  single: (situation) =>
    addSingle(drawLines(situation, 1).at(-1) ?? { product: unknownProduct, quantity: 1 }),
  batch: (situation) => addBatch(drawLines(situation, 10), false),
  action(situation) {
    const lines = drawLines(situation, 10)
    return adding(lines, { path: actionPath, body: { lineItems: lines.map(toInput) } })
  },
  guest: (situation) => addBatch(drawLines(situation, 5), true),
  preserve: () => ({
    call: async ({ read }) => {
      const { cartId = 'none' } = await read('/carts/current', true)
      return { path: `/carts/${cartId}/actions/preserve` }
    },
    apply: preserve,
  }),
  quantity(situation) {
    const product = pickName(situation, 'line ')
    const quantity = String(situation.random.chance(0.1) ? 0 : situation.random.integer(1, 9))
    return {
      call: async (calls) => ({ method: 'PATCH', path: await itemPath(calls, product), body: { quantity } }),
      apply: (parts) => ({ ...reopen(parts), [`line ${product}`]: quantity }),
    }
  },
  remove(situation) {
    const product = pickName(situation, 'line ')
    return {
      call: async (calls) => ({ method: 'DELETE', path: await itemPath(calls, product) }),
      apply: (parts) => drop(reopen(parts), `line ${product}`),
    }
  },
  coupon({ random }) {
    const couponCode = random.pick(couponCodes)
    return {
      call: () => ({ path: coupons, body: { couponCode } }),
      apply: (parts) => ({ ...parts, [`coupon ${couponCode}`]: 'applied' }),
    }
  },
  uncoupon(situation) {
    const code = pickName(situation, 'coupon ')
    return {
      call: async (calls) => ({ method: 'DELETE', path: await couponPath(calls, code) }),
      apply: (parts) => drop(parts, `coupon ${code}`),
    }
  },
  checkout: () => ({
    call: () => ({
      method: 'PUT',
      path: '/checkouts',
      body: { cartId: 'active', deliveryAddressInput: { address } },
    }),
    apply: startCheckout,
  }),
  method: () => chooseMethod,
  payment(situation) {
    const paymentToken = `PO-${nextName(situation)}`
    return {
      call: () => ({
        path: `${checkout}/payments`,
        body: { requestType: 'SimplePurchaseOrder', paymentToken },
      }),
      apply: (parts) => ({ ...parts, payment: paymentToken }),
    }
  },
  order: (situation) => ({
    call: () => ({ path: `${checkout}/orders` }),
    apply: (parts) => order(parts, situation.parts.payment ?? 'none'),
  }),
  address(situation) {
    const [name, isDefault] = [`Ida ${nextName(situation)}`, situation.random.chance(0.6)]
    return {
      call: () => ({ path: addresses, body: { ...address, name, isDefault } }),
      apply: (parts) => saveAddress(parts, name, isDefault),
    }
  },
  rename(situation) {
    const [name, to] = [pickName(situation, 'address '), `Eva ${nextName(situation)}`]
    return {
      call: async (calls) => ({
        method: 'PATCH',
        path: await addressPath(calls, name),
        body: { firstName: to },
      }),
      apply: (parts) => ({
        ...drop(parts, `address ${name}`),
        [`address ${to}`]: parts[`address ${name}`] ?? 'saved',
      }),
    }
  },
  forget(situation) {
    const name = pickName(situation, 'address ')
    return {
      call: async (calls) => ({ method: 'DELETE', path: await addressPath(calls, name) }),
      apply: (parts) => drop(parts, `address ${name}`),
    }
  },
} satisfies Record<string, (situation: Situation) => Drawn>

type Kind = keyof typeof writes

/** The weights of the writes; those that cannot succeed are rare. */
const weigh = (parts: Parts): Record<Kind, number> => {
  const lines = listParts(parts, 'line ').length
  const isBeingBought = parts.checkout === 'open'
  const [hasMethod, hasPayment] = ['method' in parts, 'payment' in parts]
  const add = lines < mostLines ? 4 : 0.1
  const ifLines = (weight: number) => (lines > 0 ? weight : 0.1)
  /** Buyers in the checkout mostly continue to the order. */
  const step = (isNext: boolean) => (isBeingBought && isNext ? 25 : 0.1)
  return {
    single: add,
    batch: add,
    action: add,
    guest: 2,
    preserve: listParts(parts, 'guest line ').length > 0 ? 2 : 0.1,
    quantity: ifLines(5),
    remove: ifLines(lines / 2),
    coupon: ifLines(2),
    uncoupon: listParts(parts, 'coupon ').length > 0 ? 1 : 0.1,
    checkout: ifLines(isBeingBought ? 0.2 : 6),
    method: step(!hasMethod),
    payment: step(hasMethod && !hasPayment),
    order: step(hasMethod && hasPayment),
    address: 2,
    rename: 1,
    forget: listParts(parts, 'address ').length > 5 ? 4 : 0.3,
  }
}

/** The next write of a buyer. */
export const drawWrite = (situation: Situation): Write => {
  const kind = situation.random.weighted(weigh(situation.parts))
  return { kind, ...writes[kind](situation) }
}

/** The first write after a restart, which shows that the buyer can go on. */
export const firstWrite = (parts: Parts, product: string): Write =>
  parts.cart === 'Checkout'
    ? { kind: 'method', ...chooseMethod }
    : { kind: 'single', ...addSingle({ product, quantity: 1 }) }
