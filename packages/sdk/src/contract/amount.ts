import * as z from 'zod/mini'
import { parseDecimal, toText } from '../decimal'
import { maybe, text, type Schema } from './schema'

/** An exact amount: a plain decimal text such as `67.00` and the ISO 4217 code of its currency. */
export interface Money {
  readonly amount: string
  readonly currencyCode: string
}

const rawNumber = maybe(z.union([z.string(), z.number()]))

/**
 * An amount on the wire: text or number, any number of decimals, missing or null while it is not known.
 * Reads as a plain decimal text without surplus zeros beyond two decimals, or null; a blank text is null.
 */
export const amount = z.pipe(
  rawNumber,
  z.transform((value, context): string | null => {
    if (value === null || (typeof value === 'string' && value.trim() === '')) return null
    const amount = toAmountText(value)
    if (amount !== undefined) return amount
    context.issues.push({ code: 'custom', message: 'expected a plain decimal', input: value })
    return null
  }),
)

/** The amount in its currency, or null when either is unknown. */
export function toMoney(value: string | null, currencyCode: string | null): Money | null {
  return value === null || currencyCode === null ? null : { amount: value, currencyCode }
}

/** At least two decimals, no surplus zeros after them: the same amount is always the same text. */
function toAmountText(value: string | number): string | undefined {
  const decimal = parseDecimal(String(value).trim())
  return decimal && toText(decimal, 2)
}

/** An object whose currency stands beside its amounts: each amount becomes {@link Money}. */
export type Priced<M extends z.core.$ZodShape, A extends string> = z.output<
  z.ZodMiniObject<M, z.core.$strip>
> & {
  currencyCode: string | null
} & { [name in A]: Money | null }

/** What the platform sends for {@link Priced}. */
export type PricedWire<M extends z.core.$ZodShape, A extends string> = z.input<
  z.ZodMiniObject<M, z.core.$strip>
> & { currencyIsoCode?: string | null | undefined } & { [name in A]?: string | number | null | undefined }

type PricedMembers = { currencyIsoCode: string | null } & Record<string, string | null>

/**
 * A schema for an object with `currencyIsoCode` and amounts beside it. The amounts named come out as
 * {@link Money} or null, the currency as `currencyCode`.
 */
export function priced<const M extends z.core.$ZodShape, const A extends string>(
  members: M,
  amountNames: readonly A[],
): Schema<Priced<M, A>, PricedWire<M, A>> {
  const amounts = Object.fromEntries(amountNames.map((name) => [name, amount]))
  const shape = z.object({ ...members, currencyIsoCode: text, ...amounts })
  const toPriced = (wire: unknown): unknown => {
    // The shape above has just made this of the wire; the compiler does not know the caller's members.
    const { currencyIsoCode, ...rest } = wire as PricedMembers
    const money = amountNames.map((name) => [name, toMoney(rest[name] ?? null, currencyIsoCode)] as const)
    return { ...rest, currencyCode: currencyIsoCode, ...Object.fromEntries(money) }
  }
  const wire: Schema = shape
  const read: Schema = z.pipe(wire, z.transform(toPriced))
  // The members are the caller's, so the compiler cannot follow the loop over their names.
  return read as Schema<Priced<M, A>, PricedWire<M, A>>
}
