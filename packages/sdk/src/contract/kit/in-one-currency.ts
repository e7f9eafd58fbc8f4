import * as z from 'zod/mini'
import type { Schema } from './schema'

/** What is known of the currencies of the response that is being read. */
interface Reading {
  /** The currency that the platform was asked for. */
  readonly requestedCode: string | undefined
  /** The currency of what is around an object. */
  readonly codeAround: {
    get(part: object): string | undefined
    set(part: object, code: string): unknown
  }
}

/** Where a schema is used without {@link readInCurrency}. */
const aside: Reading = { requestedCode: undefined, codeAround: new WeakMap() }

let reading = aside

/**
 * Reads a response whose amounts are in the currency that was asked for, where it names none. Reading is synchronous,
 * so there is one response at a time.
 */
export function readInCurrency<Result>(requestedCode: string | undefined, read: () => Result): Result {
  reading = { requestedCode, codeAround: new Map() }
  try {
    return read()
  } finally {
    reading = aside
  }
}

/**
 * Everything that an object holds is in one currency. The platform does not name it in every place: a part that names
 * none is read as if it had that of the object around it, or else the one that is named first further inside, or else
 * the one that was asked for.
 */
export function inOneCurrency<S extends z.core.$ZodType>(schema: S): Schema<z.output<S>, z.input<S>> {
  const fill = z.transform((sent: z.input<S>): unknown => fillCurrency(sent))
  return z.pipe(fill, schema)
}

function fillCurrency(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const { codeAround, requestedCode } = reading
  const around = codeAround.get(sent)
  const named = isRecord(sent) ? readCode(sent['currencyIsoCode']) : undefined
  const code = named ?? around ?? namedInside([sent]) ?? requestedCode
  if (code !== undefined && code !== around) handOn(code, sent)
  return named === undefined && isRecord(sent) ? { ...sent, currencyIsoCode: code } : sent
}

/** Tells all parts of an object the currency that they are in. */
function handOn(code: string, sent: object): void {
  const { codeAround } = reading
  const tell = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if (Array.isArray(part)) {
      for (const entry of part) tell(entry)
      return
    }
    codeAround.set(part, code)
    for (const name in part) tell((part as Record<string, unknown>)[name])
  }
  tell(sent)
}

/** Level by level, because what lies higher speaks for more. */
function namedInside(level: readonly unknown[]): string | undefined {
  const next = level.flatMap((sent) =>
    typeof sent === 'object' && sent !== null ? Object.entries(sent) : [],
  )
  for (const [name, value] of next) {
    // Among the fields of a record it is `CurrencyIsoCode` or `OrderSummary.CurrencyIsoCode`.
    const code = /(?:^|\.)currencyIsoCode$/i.test(name) ? readCode(value) : undefined
    if (code !== undefined) return code
  }
  return next.length === 0 ? undefined : namedInside(next.map(([, value]: readonly unknown[]) => value))
}

/** A code as it stands, or as fields of records come. */
function readCode(sent: unknown): string | undefined {
  const code = isRecord(sent) ? (sent['value'] ?? sent['text']) : sent
  return typeof code === 'string' && code.trim() !== '' ? code : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
