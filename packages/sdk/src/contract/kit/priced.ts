import * as z from 'zod/mini'
import { toMoney, type amount, type Money } from './amount'
import { inOneCurrency } from './in-one-currency'
import { text, type Schema } from './schema'

/** The amounts of an object by name, each with its doc comment: types keep it. */
type AmountShape = Readonly<Record<string, typeof amount>>

type Members<M extends z.core.$ZodShape> = z.ZodMiniObject<M, z.core.$strip>

/** An object with one currency for all its amounts: each amount becomes {@link Money}. */
export type Priced<M extends z.core.$ZodShape, A extends AmountShape> = z.output<Members<M>> & {
  /** ISO 4217 code of all amounts; null where neither the response nor the request names a currency. */
  currencyCode: string | null
} & { -readonly [name in keyof A]: Money | null }

interface PricedMembers {
  currencyIsoCode?: string | null
  [name: string]: unknown
}

/**
 * A schema for an object with `currencyIsoCode` and amounts beside it. The amounts come out as {@link Money} or null,
 * the currency as `currencyCode`. An object that names no currency has that of the enclosing one.
 */
export function priced<const M extends z.core.$ZodShape, A extends AmountShape>(
  members: M,
  amounts: A,
): Schema<Priced<M, A>> {
  const amountNames = Object.keys(amounts)
  const shape = inOneCurrency(z.object({ ...members, currencyIsoCode: text, ...amounts }))
  const toPriced = (read: unknown): unknown => {
    // The shape above has just created this object, so it is changed in place: copying would take longer than reading.
    // The compiler does not know the caller's members.
    const found = read as PricedMembers
    const currencyCode = found.currencyIsoCode ?? null
    for (const name of amountNames) found[name] = toMoney(found[name] as string | null, currencyCode)
    delete found.currencyIsoCode
    found.currencyCode = currencyCode
    return found
  }
  const wire: Schema = shape
  const whole: Schema = z.pipe(wire, z.transform(toPriced))
  // The members are the caller's, so the compiler cannot follow the loop over their names.
  return whole as Schema<Priced<M, A>>
}
