import type * as z from 'zod/mini'

interface Currencies {
  /** The currency of the object around. */
  readonly currencyCode?: string | undefined
  /** The currency that the platform was asked for; it counts where an answer names none at all. */
  readonly askedCurrencyCode?: string | undefined
}

/** What reading an answer may be told beside it. */
export type CurrencyContext = z.core.ParseContext<z.core.$ZodIssue> & Currencies

type Run = z.core.$ZodType['_zod']['run']

/**
 * Everything that an object holds is in one currency. The platform does not name it in every place: a part that names
 * none is read as if it had that of the object around it, or else the one that is named first further inside, or else
 * the one that was asked for.
 */
export function inOneCurrency<S extends z.core.$ZodType>(schema: S): S {
  const run: Run = schema._zod.run
  schema._zod.run = (payload, context) => {
    // The library hands on to every part what it was given with the whole, and knows its own members only.
    const around = context as typeof context & Currencies
    const sent: unknown = payload.value
    const named = isObject(sent) ? readCode(sent['currencyIsoCode']) : undefined
    const currencyCode = named ?? around.currencyCode ?? namedInside([sent]) ?? around.askedCurrencyCode
    if (named === undefined && isObject(sent)) payload.value = { ...sent, currencyIsoCode: currencyCode }
    if (currencyCode === around.currencyCode) return run(payload, around)
    const inside: typeof around = { ...around, currencyCode }
    return run(payload, inside)
  }
  return schema
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
  const code = isObject(sent) ? (sent['value'] ?? sent['text']) : sent
  return typeof code === 'string' && code.trim() !== '' ? code : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
