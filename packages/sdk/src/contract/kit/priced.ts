import * as z from 'zod/mini'
import { amount, toMoney, type Money } from './amount'
import { inOneCurrency } from './in-one-currency'
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

interface PricedMembers {
  currencyIsoCode?: string | null
  [name: string]: unknown
}

/**
 * A schema for an object with `currencyIsoCode` and amounts beside it. The amounts named come out as
 * {@link Money} or null, the currency as `currencyCode`. Without a currency it has the one around it.
 */
export function priced<const M extends z.core.$ZodShape, const A extends string>(
  members: M,
  amountNames: readonly A[],
): Schema<Priced<M, A>, PricedWire<M, A>> {
  const amounts = Object.fromEntries(amountNames.map((name) => [name, amount]))
  const shape = inOneCurrency(z.object({ ...members, currencyIsoCode: text, ...amounts }))
  const toPriced = (read: unknown): unknown => {
    // The shape above has just made this of the wire, for nobody else, so it is filled in where it stands: copying
    // it would take longer than reading it. The compiler does not know the caller's members.
    const found = read as PricedMembers
    const currencyCode = found.currencyIsoCode ?? null
    for (const name of amountNames) found[name] = toMoney(found[name] as string | null, currencyCode)
    delete found.currencyIsoCode
    found['currencyCode'] = currencyCode
    return found
  }
  const wire: Schema = shape
  const whole: Schema = z.pipe(wire, z.transform(toPriced))
  // The members are the caller's, so the compiler cannot follow the loop over their names.
  return whole as Schema<Priced<M, A>, PricedWire<M, A>>
}
