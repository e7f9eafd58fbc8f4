import type * as z from 'zod/mini'
import { toText } from '../../decimal'
import { decimalOr, readWhole } from './decimal-number'
import { object } from './object'
import type { Schema } from './schema'

/** A count or limit that may be missing: text or number on the wire, a number or null here. */
export const count = decimalOr((decimal) => Number(toText(decimal)), readWhole)

/** Limits on the quantity of one line; null where there is none. */
const purchaseQuantityRuleShape = object({ minimum: count, maximum: count, increment: count })
export interface PurchaseQuantityRule extends z.output<typeof purchaseQuantityRuleShape> {}
export interface PurchaseQuantityRuleWire extends z.input<typeof purchaseQuantityRuleShape> {}
export const purchaseQuantityRuleSchema: Schema<PurchaseQuantityRule, PurchaseQuantityRuleWire> =
  purchaseQuantityRuleShape
