import * as z from 'zod/mini'
import { messagesSummarySchema } from './cart-item'
import { priced } from '../kit/priced'
import { count } from '../kit/count'
import { flag, maybe, text, type Schema } from '../kit/schema'

const cartSummaryShape = priced(
  {
    cartId: z.string(),
    accountId: text,
    ownerId: text,
    webstoreId: text,
    name: text,
    status: text,
    type: text,
    taxType: text,
    isSecondary: flag,
    purchaseOrderNumber: text,
    /** `Processing`, `Completed`, `Errored`; null when the platform does not say. */
    asyncOperationStatus: text,
    uniqueProductCount: count,
    totalProductCount: count,
    totalProductLineItemCount: count,
    messagesSummary: maybe(messagesSummarySchema),
  },
  [
    'grandTotalAmount',
    'totalAmountWithItemAdjustment',
    'totalCartLevelAdjustmentAmount',
    'totalChargeAmount',
    'totalListPrice',
    'totalProductAmount',
    'totalProductAmountAfterAdjustments',
    'totalProductListAmount',
    'totalPromotionalAdjustmentAmount',
    'totalTaxAmount',
  ],
)
/** A cart with its totals; adjustments are negative, amounts are null while the platform recalculates. */
export interface CartSummary extends z.output<typeof cartSummaryShape> {}
export interface CartSummaryWire extends z.input<typeof cartSummaryShape> {}
export const cartSummarySchema: Schema<CartSummary, CartSummaryWire> = cartSummaryShape

const compactCartSummaryShape = z.pipe(
  z.object({
    cartId: z.string(),
    currencyIsoCode: text,
    totalProductCount: count,
    uniqueProductCount: count,
    asyncOperationStatus: text,
    numberOfProductsWithError: count,
  }),
  z.transform(({ currencyIsoCode, ...rest }) => ({ ...rest, currencyCode: currencyIsoCode })),
)
/** The counts of a cart [3.cart-4]. */
export interface CompactCartSummary extends z.output<typeof compactCartSummaryShape> {}
export interface CompactCartSummaryWire extends z.input<typeof compactCartSummaryShape> {}
export const compactCartSummarySchema: Schema<CompactCartSummary, CompactCartSummaryWire> =
  compactCartSummaryShape
