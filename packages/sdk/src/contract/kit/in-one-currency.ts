import * as z from 'zod/mini'
import type { Schema } from './schema'
import { isRecord } from '../../is-record'

/** What is known about the currency of an object before its schema reads it. */
interface KnownCurrency {
  /** That of the enclosing object. */
  readonly inherited?: string
  /** The requested one, for a response that names none. */
  readonly requested?: string | undefined
}

/** Belongs to objects and never changes for one, so reading one response cannot reach into another. */
const knownCurrencies = new WeakMap<object, KnownCurrency>()

/** A copy of a response in which amounts without a currency get the requested one. */
export function inRequestedCurrency(body: unknown, requested: string | undefined): unknown {
  return requested === undefined ? body : copyKnowing(body, { requested })
}

/**
 * A schema for an object whose amounts are all in one currency, which the platform does not name everywhere. An object
 * without a currency gets that of the enclosing object, else the first one found inside it, else the requested one.
 */
export function inOneCurrency<S extends z.core.$ZodType>(schema: S): Schema<z.output<S>> {
  const fill = z.transform((sent: z.input<S>): unknown => fillCurrency(sent))
  return z.pipe(fill, schema)
}

function fillCurrency(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const { inherited, requested } = knownCurrencies.get(sent) ?? {}
  const named = isRecord(sent) ? readCode(sent.currencyIsoCode) : undefined
  const code = named ?? inherited ?? namedInside([sent]) ?? requested
  const known =
    code === undefined || code === inherited ? sent : copyKnowing(sent, { inherited: code, requested })
  return named === undefined && isRecord(known) ? { ...known, currencyIsoCode: code } : known
}

/** A copy of a JSON value; its objects and lists know a currency. */
function copyKnowing(sent: unknown, currency: KnownCurrency): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  if (Array.isArray(sent))
    return know(
      sent.map((entry) => copyKnowing(entry, currency)),
      currency,
    )
  const copy: Record<string, unknown> = { ...sent }
  for (const name in copy) {
    const value = copy[name]
    if (typeof value === 'object' && value !== null) copy[name] = copyKnowing(value, currency)
  }
  return know(copy, currency)
}

function know(part: object, currency: KnownCurrency): object {
  knownCurrencies.set(part, currency)
  return part
}

/** Searches level by level, because an outer currency applies to more amounts. */
function namedInside(level: readonly unknown[]): string | undefined {
  const next = level.flatMap((sent) =>
    typeof sent === 'object' && sent !== null ? Object.entries(sent) : [],
  )
  for (const [name, value] of next) {
    // Fields of records are called `CurrencyIsoCode` or `OrderSummary.CurrencyIsoCode`.
    const code = /(?:^|\.)currencyIsoCode$/i.test(name) ? readCode(value) : undefined
    if (code !== undefined) return code
  }
  return next.length === 0 ? undefined : namedInside(next.map(([, value]: readonly unknown[]) => value))
}

/** A plain code, or that of a record's field. */
function readCode(sent: unknown): string | undefined {
  const code = isRecord(sent) ? (sent.value ?? sent.text) : sent
  return typeof code === 'string' && code.trim() !== '' ? code : undefined
}
