import * as z from 'zod/mini'
import { amount, toMoney, type Money } from './amount'
import { text, type Schema } from './schema'

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
