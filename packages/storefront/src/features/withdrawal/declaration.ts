/** What a buyer declares. */
export interface Declaration {
  readonly name: string
  readonly orderReferenceNumber: string
  readonly email: string
  /** The goods in the buyer's words; empty: the whole order. */
  readonly lines: readonly string[]
}

/** The form of the first step as it was filled in; nothing of it is lost. */
export interface TypedDeclaration extends Omit<Declaration, 'lines'> {
  readonly isPart: boolean
  /** Lines of a known order that were ticked. */
  readonly ticked: readonly string[]
  /** What was written beside them, or instead. */
  readonly written: string
}

/** Fields that may be wrong, in the order of the form. */
export const declarationFields = ['name', 'order', 'email', 'lines'] as const
export type DeclarationField = (typeof declarationFields)[number]

const longest = { name: 200, order: 100, email: 254, line: 500 }
const mostLines = 100
/** One address: what separates several, or names somebody beside one, is none. */
const emailShape = /^[^\s@,;:<>"()]+@[^\s@,;:<>"()]+\.[^\s@,;:<>"()]+$/

/** The first step's form; what is missing reads as blank. */
export function readTyped(form: FormData): TypedDeclaration {
  const textOf = (name: string) => texts(form, name)[0] ?? ''
  return {
    name: textOf('name').trim(),
    orderReferenceNumber: textOf('order').trim(),
    email: textOf('email').trim(),
    isPart: textOf('scope') === 'part',
    ticked: texts(form, 'line'),
    written: textOf('written'),
  }
}

/** The declaration that was meant: the lines count only where a part of the order was chosen. */
export function toDeclaration({ isPart, ticked, written, ...person }: TypedDeclaration): Declaration {
  const all = [...ticked, ...written.split(/\r?\n/)].map((line) => line.trim())
  return { ...person, lines: isPart ? all.filter((line) => line !== '') : [] }
}

/** The fields that are wrong. The number may be any text: a declaration counts also without the right one. */
export function findWrongFields(typed: TypedDeclaration): readonly DeclarationField[] {
  const { name, orderReferenceNumber, email, lines } = toDeclaration(typed)
  const isText = (text: string, most: number) => text !== '' && text.length <= most
  const isRight: Readonly<Record<DeclarationField, boolean>> = {
    name: isText(name, longest.name),
    order: isText(orderReferenceNumber, longest.order),
    email: isText(email, longest.email) && emailShape.test(email),
    lines: !typed.isPart || (lines.length > 0 && lines.length <= mostLines && lines.every(isShort)),
  }
  return declarationFields.filter((field) => !isRight[field])
}

/** A key that makes one declaration of a form that is sent twice. */
export function createKey(): string {
  // `randomUUID` is missing on addresses without https.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The key of a form's hidden field, unless somebody changed it beyond recognition. */
export function readKey(form: FormData): string | undefined {
  const key = texts(form, 'key')[0] ?? ''
  return /^[0-9a-f]{32}$/.test(key) ? key : undefined
}

const isShort = (line: string) => line.length <= longest.line
const texts = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string')
