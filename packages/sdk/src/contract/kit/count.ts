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

/** Limits on the quantity of one line; null where there is none. */
const purchaseQuantityRuleShape = z.object({ minimum: count, maximum: count, increment: count })
export interface PurchaseQuantityRule extends z.output<typeof purchaseQuantityRuleShape> {}
export interface PurchaseQuantityRuleWire extends z.input<typeof purchaseQuantityRuleShape> {}
export const purchaseQuantityRuleSchema: Schema<PurchaseQuantityRule, PurchaseQuantityRuleWire> =
  purchaseQuantityRuleShape
