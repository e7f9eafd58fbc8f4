import { raiseQuantity, readEnteredQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'
import { checkbox, hidden, text } from '../../../forms/reading/field-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import { longestWish } from '../wish'
import type { RequestProblems } from './request-response'

/** Hidden fields: what the page was about, to recognise a form that is sent twice. */
export const sentFields = {
  /** The newest offer when the page was made; empty for none. */
  newest: hidden(),
  /** The items of the page, `{product id}:{quantity},…`. */
  lines: hidden(),
}

const fields = {
  quantity: text({ limit: 20 }),
  wish: text({ isMultiline: true, limit: longestWish }),
  validUntil: text({ limit: 40 }),
  emptyCart: checkbox(),
}

interface FormContext {
  readonly locale: ShopLocale
  /** Today at the shop, `2026-12-01`. */
  readonly today: string
  /** Of the product; absent for a cart, which has quantities of its own. */
  readonly rule?: QuantityRule
}

/** The form that asks for an offer. */
export const requestSchema = (context: FormContext) =>
  formSchema(fields, ({ quantity, validUntil }): RequestProblems => ({
    ...(context.rule !== undefined && quantityProblem(quantity, context.rule, context.locale)),
    ...(validUntil !== '' && !isDayAfter(validUntil, context.today) && { validUntil: 'date' }),
  }))

function quantityProblem(entered: string, rule: QuantityRule, locale: ShopLocale): RequestProblems {
  const quantity = readEnteredQuantity(entered, locale)
  if (typeof quantity === 'string') return { quantity }
  // An offer may well be for more than is sold at once.
  const allowed = raiseQuantity(quantity, { ...rule, maximum: null })
  return allowed === quantity ? {} : { quantity: 'rule' }
}

/** A day of the calendar, as date fields send it. */
export function isDayAfter(text: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text <= today) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
