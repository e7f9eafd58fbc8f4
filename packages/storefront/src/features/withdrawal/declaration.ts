import { textOf } from '../../forms/text-of'

/** What a buyer declares. */
export interface Declaration {
  readonly name: string
  readonly orderReferenceNumber: string
  readonly email: string
  /** The items in the buyer's words; empty for the whole order. */
  readonly lines: readonly string[]
}

/** The complete input of the first step's form. */
export interface EnteredDeclaration extends Omit<Declaration, 'lines'> {
  readonly isPart: boolean
  /** Lines of a known order that were checked. */
  readonly ticked: readonly string[]
  /** Free text in addition to them, or instead. */
  readonly written: string
}

/** Fields that may be invalid, in the order of the form. */
const declarationFields = ['name', 'order', 'email', 'lines'] as const
export type DeclarationField = (typeof declarationFields)[number]

const longest = { name: 200, order: 100, email: 254, line: 500 }
const mostLines = 100
/** One address: no separators, no display name. */
const emailShape = /^[^\s@,;:<>"()]+@[^\s@,;:<>"()]+\.[^\s@,;:<>"()]+$/

/** Reads the first step's form; a missing field is empty. */
export function readEntered(form: FormData): EnteredDeclaration {
  const text = (name: string) => textOf(form, name)
  return {
    name: text('name').trim(),
    orderReferenceNumber: text('order').trim(),
    email: text('email').trim(),
    isPart: text('scope') === 'part',
    ticked: form.getAll('line').filter((line) => typeof line === 'string'),
    written: text('written'),
  }
}

/** The declaration of an input: with lines only where a part of the order was chosen. */
export function toDeclaration({ isPart, ticked, written, ...person }: EnteredDeclaration): Declaration {
  const all = [...ticked, ...written.split(/\r?\n/)].map((line) => line.trim())
  return { ...person, lines: isPart ? all.filter((line) => line !== '') : [] }
}

/** The invalid fields. The number may be any text: a declaration with a wrong one is valid, too. */
export function findWrongFields(entered: EnteredDeclaration): readonly DeclarationField[] {
  const { name, orderReferenceNumber, email, lines } = toDeclaration(entered)
  const isText = (text: string, most: number) => text !== '' && text.length <= most
  const isRight: Readonly<Record<DeclarationField, boolean>> = {
    name: isText(name, longest.name),
    order: isText(orderReferenceNumber, longest.order),
    email: isText(email, longest.email) && emailShape.test(email),
    lines: !entered.isPart || (lines.length > 0 && lines.length <= mostLines && lines.every(isShort)),
  }
  return declarationFields.filter((field) => !isRight[field])
}

/** An idempotency key: makes one declaration of a form that is submitted twice. */
export function createKey(): string {
  // `randomUUID` is missing on addresses without https.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The idempotency key in a form; undefined for an invalid one. */
export function readKey(form: FormData): string | undefined {
  const key = textOf(form, 'key')
  return /^[0-9a-f]{32}$/.test(key) ? key : undefined
}

const isShort = (line: string) => line.length <= longest.line
