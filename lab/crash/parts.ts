// The state of a buyer as comparable parts, and the effect of writes on them, as the platform documents it: independent of
// the sandbox's code.

/**
 * By name: `cart` and its `line …` and `coupon …`, `checkout` with `method` and `payment`, `guest line …`, `put aside` (the
 * number of earlier carts), `address …` and `order …`, which is named by its purchase order number.
 */
export type Parts = Readonly<Record<string, string>>

/** The state after a complete write. */
export type Effect = (parts: Parts) => Parts

export interface Line {
  product: string
  quantity: number
}

const keep = (parts: Parts, isKept: (name: string) => boolean): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => isKept(name)))

export const drop = (parts: Parts, ...names: string[]) => keep(parts, (name) => !names.includes(name))

const isOfCart = (name: string) => /^(cart|checkout|method|payment|line .*|coupon .*)$/.test(name)

/** Names without the prefix, with their values. */
export const listParts = (parts: Parts, prefix: string) =>
  Object.entries(parts)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value] as const)

/** A change of lines reopens a cart in checkout, and invalidates the checkout. */
export const reopen: Effect = (parts) =>
  parts.cart === 'Checkout'
    ? { ...drop(parts, 'method', 'payment'), cart: 'Active', checkout: 'gone' }
    : { ...parts, cart: 'Active' }

export const addLines = (parts: Parts, prefix: string, lines: readonly Line[]): Parts =>
  lines.reduce((grown, { product, quantity }) => {
    const name = prefix + product
    return { ...grown, [name]: String(Number(grown[name] ?? 0) + quantity) }
  }, parts)

/** A guest's cart becomes the buyer's, whose own is put aside. */
export const preserve = (parts: Parts, refused: readonly string[]): Parts => {
  const lines = listParts(parts, 'guest line ').filter(([product]) => !refused.includes(product))
  const others = keep(parts, (name) => !isOfCart(name) && !name.startsWith('guest line '))
  const before = 'cart' in parts ? { 'put aside': String(Number(parts['put aside'] ?? 0) + 1) } : {}
  const kept = Object.fromEntries(lines.map(([product, quantity]) => [`line ${product}`, quantity]))
  return { ...others, ...before, ...kept, cart: 'Active' }
}

export const startCheckout: Effect = (parts) => {
  const isGoingOn = parts.checkout === 'open'
  return { ...(isGoingOn ? parts : drop(parts, 'method', 'payment')), cart: 'Checkout', checkout: 'open' }
}

/** The order takes all of the cart, and nothing else. */
export const order = (parts: Parts, token: string): Parts => {
  const lines = listParts(parts, 'line ').map(([product, quantity]) => `${quantity} of ${product}`)
  return { ...keep(parts, (name) => !isOfCart(name)), [`order ${token}`]: lines.sort().join(', ') }
}

/** A default address replaces the previous one. */
export const saveAddress = (parts: Parts, name: string, isDefault: boolean): Parts => {
  const addresses = isDefault
    ? listParts(parts, 'address ').map(([other]) => [`address ${other}`, 'saved'])
    : []
  return { ...parts, ...Object.fromEntries(addresses), [`address ${name}`]: isDefault ? 'default' : 'saved' }
}
