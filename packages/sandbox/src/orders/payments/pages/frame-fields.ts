import { isRecord } from '../../../json-object'
import { paymentTokens, testAccounts, type PaymentOutcome } from '../payment-tokens'
import { frameMethods } from './frame-page'

/** What a frame's fields hold: the outcome of its payments, and how the shop may name it. */
interface FrameToken {
  readonly prefix: string
  readonly outcome: PaymentOutcome
  /** The last digits, such as `•••• 1111`. */
  readonly label: string
}

type FrameProblem = 'number' | 'expiry' | 'code' | 'holder' | 'iban'
type Read = FrameToken | { readonly problems: readonly FrameProblem[] }

/** Reads the fields of a frame; names those that are wrong, in their order. */
export function readFrameFields(body: unknown, now: number): Read {
  const method = isRecord(body) ? frameMethods.find((name) => name === body.method) : undefined
  if (!isRecord(body) || method === undefined) return { problems: [] }
  const text = (name: string) => {
    const value = body[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const readers = { card: readCard, sepa: readAccount, applePay: () => wallet }
  return readers[method](text, now)
}

type TextOf = (name: string) => string

const wallet: FrameToken = { prefix: 'wallet', outcome: 'success', label: '•••• 1111' }

function readCard(text: TextOf, now: number): Read {
  const number = text('number').replaceAll(/[\s-]/g, '')
  const problems = [
    ...(isCardNumber(number) ? [] : (['number'] as const)),
    ...(isFuture(text('expiry'), now) ? [] : (['expiry'] as const)),
    ...(/^\d{3,4}$/.test(text('code')) ? [] : (['code'] as const)),
  ]
  if (problems.length > 0) return { problems }
  const outcome = paymentTokens.find(({ cardNumber }) => cardNumber === number)?.outcome ?? 'decline'
  return { prefix: 'card', outcome, label: `•••• ${number.slice(-4)}` }
}

function readAccount(text: TextOf): Read {
  const iban = text('iban').replaceAll(/\s/g, '').toUpperCase()
  const problems = [
    ...(text('holder') === '' ? (['holder'] as const) : []),
    ...(isIban(iban) ? [] : (['iban'] as const)),
  ]
  if (problems.length > 0) return { problems }
  const outcome = testAccounts.find((account) => account.iban === iban)?.outcome ?? 'success'
  return { prefix: 'sepa', outcome, label: `•••• ${iban.slice(-4)}` }
}

/** With the check digit of all card numbers (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** `12/30`, `12 / 2030` or `1230`, not over yet. */
function isFuture(text: string, now: number): boolean {
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\s*[/. -]?\s*(\d{2}|20\d{2})$/.exec(text) ?? []
  return month !== '' && Date.UTC(2000 + (Number(year) % 100), Number(month), 1) > now
}

/** With its check digits (ISO 7064, modulo 97). */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}
