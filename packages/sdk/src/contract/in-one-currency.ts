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
 * Everything that an object holds is in one currency. The platform does not name it in every place: amounts in parts
 * that name none are in that of the object around them, or else in the one that is named first further inside, or
 * else in the one that was asked for. A member `currencyIsoCode` of the schema says which one it was.
 */
export function inOneCurrency<S extends z.core.$ZodType>(schema: S): S {
  const run: Run = schema._zod.run
  schema._zod.run = (payload, context) => {
    // The library hands on to every part what it was given with the whole, and knows its own members only.
    const around = context as typeof context & Currencies
    const sent: unknown = payload.value
    const currencyCode =
      ownCurrency(sent) ?? around.currencyCode ?? namedInside([sent]) ?? around.askedCurrencyCode
    const inside: typeof around = currencyCode === around.currencyCode ? around : { ...around, currencyCode }
    const read = run(payload, inside)
    return read instanceof Promise
      ? read.then((done) => fillIn(done, currencyCode))
      : fillIn(read, currencyCode)
  }
  return schema
}

/** The object was made of the wire by the schema just now, for nobody else. */
function fillIn(payload: z.core.ParsePayload, currencyCode: string | undefined): z.core.ParsePayload {
  const { value } = payload
  if (isObject(value) && 'currencyIsoCode' in value) value['currencyIsoCode'] = currencyCode ?? null
  return payload
}

/** The currency that an object names itself: as a member, or among the fields of a record. */
function ownCurrency(sent: unknown): string | undefined {
  if (!isObject(sent)) return undefined
  const code = sent['currencyIsoCode']
  return typeof code === 'string' && code.trim() !== '' ? code : undefined
}

/** Level by level, because what lies higher speaks for more. */
function namedInside(level: readonly unknown[]): string | undefined {
  const next = level.flatMap((sent): unknown[] => (typeof sent === 'object' && sent !== null ? Object.values(sent) : []))
  for (const sent of next) {
    const code = ownCurrency(sent) ?? currencyField(sent)
    if (code !== undefined) return code
  }
  return next.length === 0 ? undefined : namedInside(next)
}

/** `CurrencyIsoCode` or `OrderSummary.CurrencyIsoCode` of a map of fields, in any of the ways in which fields come. */
function currencyField(sent: unknown): string | undefined {
  if (!isObject(sent)) return undefined
  const field = Object.entries(sent).find(([name]) => /(?:^|\.)CurrencyIsoCode$/.test(name))?.[1]
  const code = isObject(field) ? (field['value'] ?? field['text']) : field
  return typeof code === 'string' && code.trim() !== '' ? code : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
