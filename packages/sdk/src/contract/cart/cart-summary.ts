import * as z from 'zod/mini'
import { messagesSummarySchema } from './cart-item'
import { amount } from '../kit/amount'
import { priced } from '../kit/priced'
import { count } from '../kit/count'
import { flag, maybe, text, type Schema } from '../kit/schema'

const members = {
  /** Account that the cart belongs to; null for a guest session cart. */
  accountId: text,
  /** User that the cart belongs to; the site's guest user for a guest. */
  ownerId: text,
  /** Record id of the webstore. */
  webstoreId: text,
  /** Name that the platform gave the cart. */
  name: text,
  /** `Active`, `Checkout`, `Closed`, `PendingClosed`, `PendingDelete` or `Processing`. */
  status: text,
  /** `Cart`, `PayNowReadOnly` or `Template`. */
  type: text,
  /** `Net`, `Gross` or `Automatic`: whether prices contain VAT. */
  taxType: text,
  /** True for an inactive cart. */
  isSecondary: flag,
  /** The buyer's own number; null before a payment names one. */
  purchaseOrderNumber: text,
  /** `Processing`, `Completed`, `Errored`; null when the platform does not say. */
  asyncOperationStatus: text,
  /** Number of different products; null where the platform sends none. */
  uniqueProductCount: count,
  /** Sum of all quantities; may be a fraction. */
  totalProductCount: count,
  /** Number of items; null before platform version 60. */
  totalProductLineItemCount: count,
  /** Messages about the cart as a whole; null where the platform sends none. */
  messagesSummary: maybe(messagesSummarySchema),
}
const amounts = {
  /** What is to be paid: products and shipping with VAT. */
  grandTotalAmount: amount,
  /** Net total of the products after promotions on single items. */
  totalAmountWithItemAdjustment: amount,
  /** What promotions on the whole cart take off; usually negative. */
  totalCartLevelAdjustmentAmount: amount,
  /** Net shipping and other charges. */
  totalChargeAmount: amount,
  /** Net list price of all products, with adjustments of shipping. */
  totalListPrice: amount,
  /** Net subtotal: products after price tiers, before promotions and shipping. */
  totalProductAmount: amount,
  /** Net total of the products after all promotions. */
  totalProductAmountAfterAdjustments: amount,
  /** Net list price of all products. */
  totalProductListAmount: amount,
  /** What all promotions take off; usually negative. */
  totalPromotionalAdjustmentAmount: amount,
  /** VAT; null while it is not computed. */
  totalTaxAmount: amount,
}

const cartSummaryShape = priced(
  {
    /** Record id, the only required member. */
    cartId: z.string(),
    ...members,
  },
  amounts,
)
/** A cart with its totals; adjustments are negative, amounts are null while the platform recalculates. */
export interface CartSummary extends z.output<typeof cartSummaryShape> {}
/** Fails without `cartId`. */
export const cartSummarySchema: Schema<CartSummary> = cartSummaryShape

const currentCartShape = z.pipe(
  priced(
    {
      /** Record id; null where there is no cart. */
      cartId: z.nullable(z.string()),
      ...members,
    },
    amounts,
  ),
  z.transform(({ cartId, ...rest }) => (cartId === null ? null : { cartId, ...rest })),
)
/** Reads `cartId: null` as null: there is no cart. Fails without `cartId`. */
export const currentCartSchema: Schema<CartSummary | null> = currentCartShape

const compactCartSummaryShape = z.pipe(
  z.object({
    /** Record id, the only required member. */
    cartId: z.string(),
    /** ISO 4217; null where the platform sends none. */
    currencyIsoCode: text,
    /** Sum of all quantities; may be a fraction. */
    totalProductCount: count,
    /** Number of different products. */
    uniqueProductCount: count,
    /** Null for platforms that send it with the full summary only. */
    asyncOperationStatus: text,
    /** Null for platforms that do not send it. */
    numberOfProductsWithError: count,
  }),
  z.transform(({ currencyIsoCode, ...rest }) => ({
    ...rest,
    /** ISO 4217; null where the platform sends none. */
    currencyCode: currencyIsoCode,
  })),
)
/** The counts of a cart without its amounts, which the platform answers faster. */
export interface CompactCartSummary extends z.output<typeof compactCartSummaryShape> {}
/** Fails without `cartId`. */
export const compactCartSummarySchema: Schema<CompactCartSummary> = compactCartSummaryShape
