import { readEntered } from '../../forms/read-form'
import { hidden, text } from '../../forms/field-schema'
import type { ReturnableItem } from '../orders/order-changes'
import { quantityField } from './return-fields'
import type { EnteredReturn, QuantityProblem } from './return-fields'

/** The items that go back, or what is wrong. `isEmpty`: no quantity was entered. */
export interface ReturnReading {
  readonly entered: EnteredReturn
  readonly items: readonly { readonly orderItemSummaryId: string; readonly quantity: number }[]
  readonly problems: Readonly<Record<string, QuantityProblem>>
  readonly isEmpty: boolean
}

const fields = { reason: text({ isMultiline: true, limit: 1000 }), key: hidden() }

/** Reads the form of a return; an empty quantity is none. */
export function readReturn(form: FormData, items: readonly ReturnableItem[]): ReturnReading {
  const { reason, key } = readEntered(form, fields)
  const read = items.map(({ id, left }) => {
    const sent = form.get(quantityField(id))
    const entered = typeof sent === 'string' ? sent.trim() : ''
    return { id, entered, quantity: Number(entered), problem: problemOf(entered, left) }
  })
  const wrong = read.flatMap(({ id, problem }) => (problem === undefined ? [] : [[id, problem] as const]))
  const chosen = read.filter(({ problem, quantity }) => problem === undefined && quantity > 0)
  return {
    entered: {
      quantities: Object.fromEntries(read.map(({ id, entered }) => [id, entered])),
      reason: reason.slice(0, 1000),
      key,
    },
    items: chosen.map(({ id, quantity }) => ({ orderItemSummaryId: id, quantity })),
    problems: Object.fromEntries(wrong),
    isEmpty: wrong.length === 0 && chosen.length === 0,
  }
}

function problemOf(entered: string, left: number): QuantityProblem | undefined {
  if (!/^\d{0,9}$/.test(entered)) return 'number'
  return Number(entered) > left ? 'tooMany' : undefined
}
