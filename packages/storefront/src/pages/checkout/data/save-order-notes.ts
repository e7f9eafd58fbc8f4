import { checkout } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isSameNotes, longestOrderNote, toNoteFields } from '@cartonnage/sdk/rules'
import { hidden, text } from '../../../forms/reading/field-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import type { Problems } from '../../../forms/reading/form-schema'
import { isEmail } from '../../../forms/reading/is-email'
import { readForm } from '../../../forms/reading/read-form'
import { textOf } from '../../../forms/text-of'
import { ignoreWhenDeferred } from '../checkout-problem'
import { parseNotes } from '../order-notes'
import type { EnteredNotes, OrderNoteName, OrderNoteProblem } from '../order-notes'

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
