import * as z from 'zod/mini'
import { toText } from '../../decimal'
import { isBlank, readDecimal, readWhole } from './decimal-number'
import type { Schema } from './schema'

/** A count or limit that may be missing, null or blank: text or number on the wire, a number or null here. */
export const count = z._default(
  z.transform((sent: string | number | null, context): number | null => {
    if (isBlank(sent)) return null
    const whole = readWhole(sent)
    if (whole !== undefined) return whole
    const decimal = readDecimal(sent, context)
    return decimal ? Number(toText(decimal)) : null
  }),
  null,
)

/** Null members read as no limit. */
const purchaseQuantityRuleShape = z.object({
  /** Smallest quantity of a line; null without a limit. */
  minimum: count,
  /** Largest quantity of a line; null without a limit. */
  maximum: count,
  /** Step of the quantity; null where every whole number may be ordered. */
  increment: count,
})
/** Which quantities of a product one line may have. */
export interface PurchaseQuantityRule extends z.output<typeof purchaseQuantityRuleShape> {}
/** Accepts an object without any of its members. */
export const purchaseQuantityRuleSchema: Schema<PurchaseQuantityRule> = purchaseQuantityRuleShape
