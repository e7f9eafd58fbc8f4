import * as z from 'zod/mini'
import type { Schema } from './schema'
import { isRecord } from '../../is-record'

/** The currencies known while a response is being read. */
interface Reading {
  /** The requested currency. */
  readonly requestedCode: string | undefined
  /** The currency that an object inherits from the enclosing one. */
  readonly inheritedCode: {
    get(part: object): string | undefined
    set(part: object, code: string): unknown
  }
}

/** Used by schemas outside of {@link readInCurrency}. */
const noReading: Reading = { requestedCode: undefined, inheritedCode: new WeakMap() }

let reading = noReading

/**
 * Reads a response. Amounts without a currency get the requested one. Reading is synchronous, so there is only one
 * response at a time.
 */
export function readInCurrency<Result>(requestedCode: string | undefined, read: () => Result): Result {
  reading = { requestedCode, inheritedCode: new Map() }
  try {
    return read()
  } finally {
    reading = noReading
  }
}

/**
 * A schema for an object whose amounts are all in one currency, which the platform does not name everywhere. An object
 * without a currency gets that of the enclosing object, else the first one found inside it, else the requested one.
 */
export function inOneCurrency<S extends z.core.$ZodType>(schema: S): Schema<z.output<S>, z.input<S>> {
  const fill = z.transform((sent: z.input<S>): unknown => fillCurrency(sent))
  return z.pipe(fill, schema)
}

function fillCurrency(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const { inheritedCode, requestedCode } = reading
  const inherited = inheritedCode.get(sent)
  const named = isRecord(sent) ? readCode(sent['currencyIsoCode']) : undefined
  const code = named ?? inherited ?? namedInside([sent]) ?? requestedCode
  if (code !== undefined && code !== inherited) passDown(code, sent)
  return named === undefined && isRecord(sent) ? { ...sent, currencyIsoCode: code } : sent
}

/** Assigns a currency to all objects inside an object. */
function passDown(code: string, sent: object): void {
  const { inheritedCode } = reading
  const assign = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if (Array.isArray(part)) {
      for (const entry of part) assign(entry)
      return
    }
    inheritedCode.set(part, code)
    for (const name in part) assign((part as Record<string, unknown>)[name])
  }
  assign(sent)
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
  const code = isRecord(sent) ? (sent['value'] ?? sent['text']) : sent
  return typeof code === 'string' && code.trim() !== '' ? code : undefined
}
