import type { RequestFields, RequestView } from '@cartonnage/sdk/rules'
import { checkRequest } from '@cartonnage/sdk/rules'
import { checkbox, hidden, text } from '../../../forms/reading/field-schema'
import type { Entered } from '../../../forms/reading/form-schema'
import { formSchema } from '../../../forms/reading/form-schema'

const fields = {
  style: text(),
  ...{ length: text(), width: text(), height: text() },
  ...{ flute: text(), print: text(), isPrintedInside: checkbox() },
  ...{ quantity: text(), quantity2: text(), quantity3: text() },
  wishedDate: text(),
  remark: text({ isMultiline: true, limit: 60_000 }),
  ...{ name: text(), company: text(), email: text(), phone: text() },
}

/** What was entered, valid or not. */
export type EnteredRequest = Entered<typeof fields>

/** The form, read by the rules of requests. */
export const requestSchema = (view: RequestView) =>
  formSchema(fields, (values: RequestFields) => checkRequest(values, view).problems)

/** What the page fills in. */
export const sourceFields = { product: hidden(), term: hidden() }
