import { updateCart } from '../database/cart-repository'
import { saveCheckout } from '../database/checkout-repository'
import {
  insertOrder,
  isReferenceNumberTaken,
  reduceStock,
  type OrderRecord,
} from '../database/order-repository'
import type { SandboxContext, Visitor } from '../sandbox-context'
import { formatAmount, formatMoneyAmount, toAmount, zeroAmount } from './amount'
import { calculateCart, chosenMethod, type CalculatedCart, type CalculatedLine } from './cart-calculation'
import { checkoutError, type CheckoutError } from './checkout-error'
import { checkoutTexts } from './checkout-messages'
import { findCheckoutErrors, methodName } from './checkout-representation'
import { rejectConflict, requireCheckoutToPlace, type OpenCheckout } from './checkout-lookup'
import { createOrderReferenceNumber } from './order-number'

/** How long a placed cart is at least `PendingClosed` before it is `Closed`, in ms. */
const CLOSING_TIME = 1000

export type Placement =
  | { readonly kind: 'placed' | 'placed-before'; readonly orderReferenceNumber: string }
  | { readonly kind: 'incomplete' | 'no-contact'; readonly errors: readonly CheckoutError[] }

/**
 * Places the order of a checkout, once: every further call answers the number of the first. In one transaction the
 * order is kept, the stock reduced and the cart closed. Fails as `requireCheckout` does, and with 409
 * CHECKOUT_CONFLICT while the checkout is in progress.
 */
export function placeOrder(context: SandboxContext, visitor: Visitor, checkoutId: string): Placement {
  return context.db.transaction(() => {
    const open = requireCheckoutToPlace(context, visitor, checkoutId)
    const known = open.checkout.orderReferenceNumber
    if (known !== null) return { kind: 'placed-before', orderReferenceNumber: known }
    rejectConflict(context, open.checkout)
    if (!visitor.buyer && !open.checkout.contactInfo?.email)
      return { kind: 'no-contact', errors: noContact(visitor) }
    const calculated = calculateCart(context, visitor, open.cart)
    const errors = [...findMissingParts(open, calculated, visitor), ...findShortages(calculated, visitor)]
    if (errors.length > 0) return { kind: 'incomplete', errors }
    return { kind: 'placed', orderReferenceNumber: keepOrder(context, visitor, { open, calculated }) }
  })
}

const noContact = ({ locale }: Visitor) => [
  checkoutError('errors/checkout-failure', checkoutTexts(locale).contact),
]

function findMissingParts(
  { checkout }: OpenCheckout,
  calculated: CalculatedCart,
  visitor: Visitor,
): CheckoutError[] {
  const texts = checkoutTexts(visitor.locale)
  const errors = [...findCheckoutErrors(checkout, visitor)]
  if (!checkout.deliveryAddress) errors.push(checkoutError('errors/shipping-failure', texts.address))
  if (!chosenMethod(calculated)) errors.push(checkoutError('errors/shipping-failure', texts.method))
  if (!checkout.payment) errors.push(checkoutError('errors/payment-failure', texts.payment))
  return errors
}

/** What is made to order is never short. */
function findShortages({ lines }: CalculatedCart, { locale }: Visitor): CheckoutError[] {
  const texts = checkoutTexts(locale)
  return lines
    .filter(({ product, item }) => product.status !== 'made-to-order' && product.stock < item.quantity)
    .map(({ product }) =>
      checkoutError('integrations/inventory', texts.stockTitle, texts.stock(product.name, product.stock)),
    )
}

function keepOrder(context: SandboxContext, visitor: Visitor, facts: OrderFacts): string {
  const { db, clock, options } = context
  const { checkout, cart } = facts.open
  const order = toOrder(context, visitor, facts)
  insertOrder(
    db,
    order,
    facts.calculated.lines.map((line) => toOrderItem(context, line)),
  )
  for (const { item, product } of facts.calculated.lines) {
    reduceStock(db, product.id, { shop: visitor.shop, quantity: item.quantity })
  }
  saveCheckout(db, { ...checkout, orderReferenceNumber: order.referenceNumber })
  const processingUntil = clock.now() + Math.max(options.delay, CLOSING_TIME)
  updateCart(db, cart.id, { status: 'PendingClosed', now: clock.now(), processingUntil })
  return order.referenceNumber
}

interface OrderFacts {
  readonly open: OpenCheckout
  readonly calculated: CalculatedCart
}

function toOrder(context: SandboxContext, visitor: Visitor, { open, calculated }: OrderFacts): OrderRecord {
  const { db, random, clock } = context
  const { cart, checkout } = open
  const method = chosenMethod(calculated)
  const { deliveryAddress: address, payment } = checkout
  if (!method || !address || !payment)
    throw new TypeError('an order needs an address, a method and a payment')
  return {
    id: random.recordId('1Os'),
    referenceNumber: createOrderReferenceNumber(random, (number) => isReferenceNumberTaken(db, number)),
    checkoutId: checkout.id,
    shop: cart.shop,
    cartId: cart.id,
    ownerId: cart.ownerId,
    guestId: cart.guestId,
    accountId: cart.accountId,
    status: 'Created',
    currencyCode: cart.currencyCode,
    totals: {
      totalProductAmount: formatMoneyAmount(calculated.goodsNet),
      totalChargeAmount: formatMoneyAmount(calculated.shipping),
      totalTaxAmount: formatMoneyAmount(calculated.vat ?? zeroAmount),
      grandTotalAmount: formatMoneyAmount(calculated.total),
    },
    delivery: {
      address,
      methodName: methodName(method, visitor),
      desiredDeliveryDate: checkout.desiredDeliveryDate,
      shippingInstructions: checkout.shippingInstructions,
    },
    payment,
    createdAt: clock.now(),
  }
}

const toOrderItem = ({ random }: SandboxContext, { product, item, unitPrice, net }: CalculatedLine) => ({
  id: random.recordId('10u'),
  productId: product.id,
  sku: product.sku,
  name: product.name,
  quantity: item.quantity,
  unitPrice: formatAmount(toAmount(unitPrice)),
  totalPrice: formatMoneyAmount(net),
})
