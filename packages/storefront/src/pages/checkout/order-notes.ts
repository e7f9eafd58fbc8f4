import type { OrderNotes } from '@cartonnage/sdk/rules'
import type { Problems } from '../../forms/reading/form-schema'
import type { TextProblem } from '../../forms/text-problem'

export const orderNoteNames = ['costCentre', 'remark', 'copyTo'] as const
export type OrderNoteName = (typeof orderNoteNames)[number]
export type OrderNoteProblem = TextProblem | 'email'

/** Notes as they were entered, and what is wrong with them. */
export interface EnteredNotes {
  readonly entered: OrderNotes
  readonly problems?: Problems<OrderNoteName, OrderNoteProblem>
}

/** The hidden field with the notes of a page. */
export const formatNotes = ({ costCentre, remark, copyTo }: OrderNotes): string =>
  JSON.stringify([costCentre, remark, copyTo])

/** The notes of that field. */
export function parseNotes(text: string): OrderNotes {
  const [costCentre = '', remark = '', copyTo = ''] = readTexts(text)
  return { costCentre, remark, copyTo }
}

function readTexts(json: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? value.map(String) : []
  } catch {
    return []
  }
}
