import { readOrderNumber } from '@cartonnage/sdk/rules'
import { checkboxes, choice, hidden, text } from '../../../forms/reading/field-schema'
import type { Entered } from '../../../forms/reading/form-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import { isEmail } from '../../../forms/reading/is-email'
import type { Declaration } from '../declaration-fields'

/** Maximum numbers of characters. */
const longest = { name: 200, order: 100, email: 254, line: 500, written: 60_000 }
const mostLines = 100

const fields = {
  name: text({ isRequired: true, limit: longest.name }),
  // Any text: a declaration with a wrong number is valid, too.
  order: text({ isRequired: true, limit: longest.order }),
  email: text({
    isRequired: true,
    limit: longest.email,
    problems: { email: (value) => !isEmail(value) },
  }),
  scope: choice(['whole', 'part']),
  /** Lines of a known order that were checked. */
  line: checkboxes(),
  /** Free text in addition to them, or instead. */
  written: text({ isMultiline: true, limit: longest.written }),
}

/** The complete input of the first step's form. */
export type EnteredDeclaration = Entered<typeof fields>

/** The form of the first step. */
export const declarationSchema = formSchema(fields, (values) => {
  const { lines } = toDeclaration(values)
  if (values.scope === 'whole') return {}
  if (lines.length === 0) return { written: 'missing' }
  const isWrong = lines.length > mostLines || lines.some((line) => line.length > longest.line)
  return isWrong ? { written: 'lines' } : {}
})

/** The declaration of an input: with lines only where a part of the order was chosen. */
export function toDeclaration({ name, order, email, scope, line, written }: EnteredDeclaration): Declaration {
  const all = [...line, ...written.split('\n')].map((each) => each.trim())
  const lines = scope === 'part' ? all.filter((each) => each !== '') : []
  return { name, orderReferenceNumber: readOrderNumber(order), email, lines }
}

/** The field of the idempotency key, in the form of the second step. */
export const keyField = { key: hidden() }
