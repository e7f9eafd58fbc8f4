// The state of a buyer as comparable parts, and the effect of each write on them, as the platform documents it:
// independent of the sandbox's code.

/** @typedef {{ product: string, quantity: number, isRefused?: boolean }} Line `isRefused`: the platform accepts the other lines */

/**
 * A write of a buyer. `single` and `batch` are the two calls of the cart, `action` is the server action that
 * adds a guest's lines; `guest` fills the guest's own cart, and `preserve` makes it the buyer's.
 * @typedef {(
 *   | { kind: 'single' | 'batch' | 'action' | 'guest', lines: readonly Line[] }
 *   | { kind: 'preserve', without?: readonly string[] }
 *   | { kind: 'quantity', product: string, quantity: number }
 *   | { kind: 'remove', product: string }
 *   | { kind: 'coupon' | 'uncoupon', code: string }
 *   | { kind: 'checkout' | 'method' }
 *   | { kind: 'payment' | 'order', token: string }
 *   | { kind: 'address', name: string, isDefault: boolean }
 *   | { kind: 'rename', name: string, to: string }
 *   | { kind: 'forget', name: string }
 * )} Write
 */

/** @typedef {Write['kind']} WriteKind */

/**
 * By name: `cart` and its `line …` and `coupon …`, `checkout` with `method` and `payment`, `guest line …`, `put aside`
 * (the number of earlier carts), `address …` and `order …`, which is named by its purchase order number.
 * @typedef {Readonly<Record<string, string>>} Parts
 */

/** @param {Parts} parts @param {(name: string) => boolean} isKept @returns {Parts} */
const keep = (parts, isKept) => Object.fromEntries(Object.entries(parts).filter(([name]) => isKept(name)))

/** @param {Parts} parts @param {readonly string[]} names */
const drop = (parts, ...names) => keep(parts, (name) => !names.includes(name))

const isOfCart = (/** @type {string} */ name) =>
  /^(cart|checkout|method|payment|line .*|coupon .*)$/.test(name)

/** @param {Parts} parts @param {string} prefix names without the prefix, with their values */
export const listParts = (parts, prefix) =>
  Object.entries(parts).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [/** @type {const} */ ([name.slice(prefix.length), value])] : [],
  )

/** A change of lines reopens a cart in checkout, and invalidates the checkout. @param {Parts} parts @returns {Parts} */
const reopen = (parts) =>
  parts['cart'] === 'Checkout'
    ? { ...drop(parts, 'method', 'payment'), cart: 'Active', checkout: 'gone' }
    : { ...parts, cart: 'Active' }

/** @param {Parts} parts @param {string} prefix @param {readonly Line[]} lines @returns {Parts} */
const grow = (parts, prefix, lines) =>
  lines.reduce((grown, { product, quantity, isRefused = false }) => {
    const name = prefix + product
    return isRefused ? grown : { ...grown, [name]: String(Number(grown[name] ?? 0) + quantity) }
  }, parts)

/** @param {Parts} parts @param {readonly string[]} without products that the platform refused @returns {Parts} */
const preserve = (parts, without) => {
  const lines = listParts(parts, 'guest line ').filter(([product]) => !without.includes(product))
  const others = keep(parts, (name) => !isOfCart(name) && !name.startsWith('guest line '))
  const before = 'cart' in parts ? { 'put aside': String(Number(parts['put aside'] ?? 0) + 1) } : {}
  const kept = Object.fromEntries(lines.map(([product, quantity]) => [`line ${product}`, quantity]))
  return { ...others, ...before, ...kept, cart: 'Active' }
}

/** @param {Parts} parts @returns {Parts} */
const startCheckout = (parts) => {
  const isGoingOn = parts['checkout'] === 'open'
  return { ...(isGoingOn ? parts : drop(parts, 'method', 'payment')), cart: 'Checkout', checkout: 'open' }
}

/** The lines of an order in one text. @param {Iterable<readonly [product: string, quantity: string]>} lines */
export const describeLines = (lines) =>
  [...lines]
    .map(([product, quantity]) => `${quantity} of ${product}`)
    .sort()
    .join(', ')

/** @param {Parts} parts @param {string} token @returns {Parts} */
const order = (parts, token) => ({
  ...keep(parts, (name) => !isOfCart(name)),
  [`order ${token}`]: describeLines(listParts(parts, 'line ')),
})

/** A default address replaces the previous one. @param {Parts} parts @param {string} name @param {boolean} isDefault @returns {Parts} */
const saveAddress = (parts, name, isDefault) => {
  const isOther = (/** @type {string} */ other) => isDefault && other.startsWith('address ')
  const others = Object.entries(parts).map(([other, value]) => [other, isOther(other) ? 'saved' : value])
  return { ...Object.fromEntries(others), [`address ${name}`]: isDefault ? 'default' : 'saved' }
}

/** The state after the complete write. @param {Parts} parts @param {Write} write @returns {Parts} */
export const applyWrite = (parts, write) => {
  switch (write.kind) {
    case 'single':
    case 'batch':
    case 'action':
      return grow(reopen(parts), 'line ', write.lines)
    case 'guest':
      return grow(parts, 'guest line ', write.lines)
    case 'preserve':
      return preserve(parts, write.without ?? [])
    case 'quantity':
      return { ...reopen(parts), [`line ${write.product}`]: String(write.quantity) }
    case 'remove':
      return drop(reopen(parts), `line ${write.product}`)
    case 'coupon':
      return { ...parts, [`coupon ${write.code}`]: 'applied' }
    case 'uncoupon':
      return drop(parts, `coupon ${write.code}`)
    case 'checkout':
      return startCheckout(parts)
    case 'method':
      return { ...drop(parts, 'payment'), method: 'chosen' }
    case 'payment':
      return { ...parts, payment: write.token }
    case 'order':
      return order(parts, write.token)
    case 'address':
      return saveAddress(parts, write.name, write.isDefault)
    case 'rename': {
      const value = parts[`address ${write.name}`] ?? 'saved'
      return { ...drop(parts, `address ${write.name}`), [`address ${write.to}`]: value }
    }
    case 'forget':
      return drop(parts, `address ${write.name}`)
  }
}
