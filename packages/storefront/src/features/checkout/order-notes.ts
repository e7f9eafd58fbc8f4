import { checkout } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isSameNotes, longestOrderNote, toNoteFields } from '@cartonnage/sdk/rules'
import type { OrderNotes } from '@cartonnage/sdk/rules'
import { hidden, text } from '../../forms/field-schema'
import { formSchema } from '../../forms/form-schema'
import type { Problems } from '../../forms/form-schema'
import { isEmail } from '../../forms/is-email'
import { textOf } from '../../forms/text-of'
import { readForm } from '../../forms/read-form'
import type { TextProblem } from '../../forms/text-problem'
import { ignoreWhenDeferred } from './checkout-problem'

export const orderNoteNames = ['costCentre', 'remark', 'copyTo'] as const
export type OrderNoteName = (typeof orderNoteNames)[number]
export type OrderNoteProblem = TextProblem | 'email'

/** Notes as they were entered, and what is wrong with them. */
export interface EnteredNotes {
  readonly entered: OrderNotes
  readonly problems?: Problems<OrderNoteName, OrderNoteProblem>
}

const schema = formSchema({
  costCentre: text({ limit: longestOrderNote }),
  remark: text({ limit: longestOrderNote, isMultiline: true }),
  copyTo: text({ limit: longestOrderNote, problems: { email: (value: string) => !isEmail(value) } }),
  /** The notes that the page was rendered with, as JSON. */
  currentNotes: hidden(),
})

/** Reads the notes of a form; only a business has a cost centre. */
export function readNotes(form: FormData, buyer: { readonly userType?: string | undefined }): EnteredNotes {
  const reading = readForm(form, schema)
  const { costCentre, remark, copyTo } = reading.entered
  const isBusiness = buyer.userType === 'business'
  const entered = { costCentre: isBusiness ? costCentre : '', remark, copyTo }
  return reading.isValid ? { entered } : { entered, problems: withoutCurrent(reading.problems) }
}

const withoutCurrent = ({
  currentNotes: _,
  ...problems
}: Problems<OrderNoteName | 'currentNotes', OrderNoteProblem>): Problems<OrderNoteName, OrderNoteProblem> =>
  problems

/** Saves the notes with the checkout, where they are other than those that the page was rendered with. */
export async function saveNotes({ use }: Client, form: FormData, { entered }: EnteredNotes): Promise<void> {
  if (isSameNotes(entered, parseNotes(textOf(form, 'currentNotes')))) return
  await use(checkout).setCustomFields(toNoteFields(entered)).catch(ignoreWhenDeferred)
}

/** The hidden field with the notes of a page. */
export const formatNotes = ({ costCentre, remark, copyTo }: OrderNotes): string =>
  JSON.stringify([costCentre, remark, copyTo])

function parseNotes(text: string): OrderNotes {
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
