import { readEntered } from '../../../forms/reading/read-form'
import { hidden, text } from '../../../forms/reading/field-schema'
import type { ReturnableItem } from '../../../shared/order-facts/order-changes'
import { quantityPrefix } from '../return-fields'
import type { EnteredReturn, QuantityProblem } from '../return-fields'

/** What is wrong with quantities, by the id of the item. */
export type QuantityProblems = Readonly<Record<string, QuantityProblem>>

/** The items that go back, or what is wrong. `isEmpty`: no quantity was entered. */
export interface ReturnReading {
  readonly entered: EnteredReturn
  readonly items: readonly { readonly orderItemSummaryId: string; readonly quantity: number }[]
  readonly problems: QuantityProblems
  readonly isEmpty: boolean
}

const fields = { reason: text({ isMultiline: true, limit: 1000 }), key: hidden() }

/** Reads the form of a return; an empty quantity is none. How many may go back is the platform's to judge. */
export function readReturn(form: FormData): ReturnReading {
  const { reason, key } = readEntered(form, fields)
  const read = listQuantities(form)
  const wrong = read.filter(([, entered]) => !/^\d{0,9}$/.test(entered))
  const chosen = read.filter(([, entered]) => Number(entered) > 0)
  return {
    entered: { quantities: Object.fromEntries(read), reason: reason.slice(0, 1000), key },
    items: chosen.map(([id, entered]) => ({ orderItemSummaryId: id, quantity: Number(entered) })),
    problems: Object.fromEntries(wrong.map(([id]) => [id, 'number'] as const)),
    isEmpty: wrong.length === 0 && chosen.length === 0,
  }
}

const listQuantities = (form: FormData): readonly (readonly [id: string, entered: string])[] =>
  [...form].flatMap(([name, sent]) =>
    name.startsWith(quantityPrefix) && typeof sent === 'string'
      ? [[name.slice(quantityPrefix.length), sent.trim()] as const]
      : [],
  )

/** The quantities of which fewer are left. */
export function findTooMany(
  { items }: Pick<ReturnReading, 'items'>,
  returnable: readonly ReturnableItem[],
): QuantityProblems {
  const tooMany = items.filter(({ orderItemSummaryId, quantity }) =>
    returnable.some(({ id, left }) => id === orderItemSummaryId && quantity > left),
  )
  return Object.fromEntries(tooMany.map(({ orderItemSummaryId: id }) => [id, 'tooMany'] as const))
}
