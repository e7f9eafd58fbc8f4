import { isRecord, rejectUnknownMembers } from '../../json-object'
import { isMailAddress } from '../../mails/mail-address'
import type { WithdrawalDeclaration } from '../records/withdrawal-repository'

/** A declaration as it was sent. */
export interface SentWithdrawal {
  readonly declaration: WithdrawalDeclaration
  readonly language: string | undefined
  readonly idempotencyKey: string
}

/**
 * Reads `{ request: { name, orderReferenceNumber, email, lines?, language? }, idempotencyKey }`, or returns the texts of
 * its errors. 400 JSON_PARSER_ERROR for an unknown member.
 */
export function readWithdrawal(body: unknown): SentWithdrawal | { readonly errors: readonly string[] } {
  const { request: sent, idempotencyKey } = membersOf(body, ['request', 'idempotencyKey'])
  const request = membersOf(sent, ['name', 'orderReferenceNumber', 'email', 'lines', 'language'])
  const declaration = {
    name: textOf(request.name),
    orderReferenceNumber: textOf(request.orderReferenceNumber),
    email: textOf(request.email),
    lines: linesOf(request.lines),
  }
  const key = textOf(idempotencyKey)
  const errors = findErrors({ ...declaration, idempotencyKey: key })
  if (errors.length > 0 || declaration.lines === undefined) return { errors }
  const { lines } = declaration
  return {
    declaration: { ...declaration, lines },
    language: textOf(request.language) || undefined,
    idempotencyKey: key,
  }
}

interface Checked extends Omit<WithdrawalDeclaration, 'lines'> {
  readonly lines: readonly string[] | undefined
  readonly idempotencyKey: string
}

function findErrors({ name, orderReferenceNumber, email, lines, idempotencyKey }: Checked): string[] {
  const isText = (text: string, most: number) => text !== '' && text.length <= most
  const rules: readonly (readonly [isKept: boolean, text: string])[] = [
    [isText(name, 200), 'name is required and has at most 200 characters.'],
    [isText(orderReferenceNumber, 100), 'orderReferenceNumber is required and has at most 100 characters.'],
    [isMailAddress(email), 'email is required and has to be an e-mail address.'],
    [lines !== undefined, 'lines is a list of at most 100 texts of at most 500 characters.'],
    [isText(idempotencyKey, 100), 'idempotencyKey is required and has at most 100 characters.'],
  ]
  return rules.flatMap(([isKept, text]) => (isKept ? [] : [text]))
}

function membersOf(value: unknown, allowed: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return {}
  rejectUnknownMembers(value, allowed)
  return value
}

/** Reads `{ withdrawalId, idempotencyKey }`; 400 JSON_PARSER_ERROR for an unknown member. */
export function readWithdrawalKey(body: unknown) {
  const members = membersOf(body, ['withdrawalId', 'idempotencyKey'])
  return { withdrawalId: textOf(members.withdrawalId), idempotencyKey: textOf(members.idempotencyKey) }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function linesOf(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > 100) return undefined
  const lines = value.filter((line): line is string => typeof line === 'string' && line.length <= 500)
  return lines.length === value.length ? lines : undefined
}
