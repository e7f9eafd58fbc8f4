import type { Need } from './need'

const currency = 'currencyIsoCode'

const summaryIn = (location: string): Need => ({
  in: location,
  filled: [currency, 'totalProductCount', 'totalProductAmount', 'grandTotalAmount'],
})

const lineNeed: Omit<Need, 'in'> = {
  filled: [currency, 'name|productDetails.name', 'salesPrice', 'totalPrice'],
}

const method: Omit<Need, 'in'> = { filled: ['name', 'shippingFee', currency] }

/** A delivery address. Not every country has postal codes. */
const address: Omit<Need, 'in'> = { filled: ['street', 'city', 'country'] }

const groupIn = (location: string): readonly Need[] => [
  { in: location, sent: ['availableDeliveryMethods', 'deliveryAddress'] },
  { in: `${location}.deliveryAddress`, ...address },
]

const methodsIn = (location: string): readonly Need[] => [
  { in: `${location}.availableDeliveryMethods[]`, ...method },
  { in: `${location}.selectedDeliveryMethod`, ...method },
]

const checkout: readonly Need[] = [
  { in: '', filled: ['checkoutId'], sent: ['deliveryGroups', 'cartSummary'] },
  summaryIn('cartSummary'),
  { in: 'deliveryGroups', sent: ['items'] },
  ...['deliveryGroups.items[]', 'deliveryGroups[]'].flatMap((at) => [...groupIn(at), ...methodsIn(at)]),
]

/** What cart and checkout need: lines, totals, delivery methods. */
export const cartNeeds: Readonly<Record<string, readonly Need[]>> = {
  'cart.get': [summaryIn('')],
  'cart.ensure': [{ in: '', filled: [currency] }],
  'cart.clone': [{ in: '', filled: [currency] }],
  'cart.query': [{ in: 'records[]', filled: ['UniqueProductCount'] }],
  'cart.getCompactSummary': [{ in: '', filled: [currency, 'totalProductCount', 'uniqueProductCount'] }],
  'navigation.getCartSummary': [{ in: '', sent: ['uniqueProductCount', 'cartId'] }],
  'cart.listItems': [
    { in: '', sent: ['cartItems', 'cartSummary'] },
    summaryIn('cartSummary'),
    { in: 'cartItems[].cartItem?', ...lineNeed, listed: ['productDetails.fields.*'] },
  ],
  'coupons.list': [{ in: 'cartCoupons.coupons[]', filled: ['couponCode'] }],
  'coupons.apply': [{ in: 'cartCoupons.coupons[]', filled: ['couponCode'] }],
  'checkout.get': checkout,
  'checkout.pay': [{ in: '', filled: ['salesforceResultCode'] }],
  'deliveryGroups.list': groupIn('items[]'),
  'orders.place': [{ in: '', filled: ['orderReferenceNumber'] }],
}
