import {
  requestTextLimits,
  type FoundProblems,
  type RequestContact,
  type RequestFields,
  type RequestProblem,
} from './request-form'

type LimitedText = keyof typeof requestTextLimits

/** Whether a text is longer than the shop takes. */
export const lengthProblem = (fields: RequestFields, name: LimitedText): RequestProblem | undefined =>
  fields[name].length > requestTextLimits[name] ? 'too-long' : undefined

const emailShape = /^[^\s@,;:<>"()]+@[^\s@,;:<>"()]+\.[^\s@,;:<>"()]+$/
/** Digits, at least five, with what people put between them. */
const phoneShape = /^\+?[\d\s()./-]*\d[\d\s()./-]*$/

/** What is wrong with who asks. */
export function contactProblems(fields: RequestFields): FoundProblems {
  const { name, email, phone } = fields
  const digits = phone.replace(/\D/g, '').length
  return {
    name: name.trim() === '' ? 'missing' : lengthProblem(fields, 'name'),
    company: lengthProblem(fields, 'company'),
    email: email.trim() === '' ? 'missing' : (lengthProblem(fields, 'email') ?? mailProblem(email)),
    phone:
      lengthProblem(fields, 'phone') ??
      (phone.trim() === '' || (phoneShape.test(phone.trim()) && digits >= 5) ? undefined : 'unreadable'),
  }
}

const mailProblem = (email: string): RequestProblem | undefined =>
  emailShape.test(email.trim()) ? undefined : 'unreadable'

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** Who asks, as it is sent. */
export const toContact = ({ name, company, email, phone }: RequestFields): RequestContact => ({
  name: name.trim(),
  company: textOrNull(company),
  email: email.trim(),
  phone: textOrNull(phone),
})
