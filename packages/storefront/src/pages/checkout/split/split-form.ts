import { parseQuantity, splitQuantities } from '@cartonnage/sdk/rules'
import type { RequestedQuantity, ShopLocale } from '@cartonnage/sdk/rules'
import { textOf } from '../../../forms/text-of'
import type { SplitGroup, SplitLine } from './data/split-lines'

/** What is wrong with a quantity: no whole number, or more than there is. */
export type QuantityProblem =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'excess'; readonly excess: number }

/** The quantities that were entered. */
export interface SplitReading {
  /** As entered, by field name. */
  readonly entered: Readonly<Record<string, string>>
  readonly problems: Readonly<Partial<Record<string, QuantityProblem>>>
  /** Of every product and group; each product's add up to what the cart has unless there is a problem. */
  readonly requested: readonly RequestedQuantity[]
}

/** The name of the field for how much of a product an address gets. */
export const quantityName = (line: Pick<SplitLine, 'productId'>, group: Pick<SplitGroup, 'id'>): string =>
  `quantity-${line.productId}-${group.id}`

/** The whole number that was entered, 0 for nothing; undefined for anything else. */
export const readPart = (text: string, locale: ShopLocale): number | undefined =>
  /^\s*0*\s*$/.test(text) ? 0 : parseQuantity(text, locale)

interface SplitContext {
  /** The default one first: it gets the rest. */
  readonly groups: readonly SplitGroup[]
  readonly lines: readonly SplitLine[]
  readonly locale: ShopLocale
}

/** Reads the quantities of the form. The default address has no field: it gets what is left over. */
export function readSplit(form: FormData, { groups, lines, locale }: SplitContext): SplitReading {
  const [main, ...others] = groups
  const readings = lines.map((line) => readLine(form, line, { others, locale, mainId: main?.id ?? '' }))
  return {
    entered: Object.assign({}, ...readings.map(({ entered }) => entered)) as Record<string, string>,
    problems: Object.assign({}, ...readings.map(({ problems }) => problems)) as SplitReading['problems'],
    requested: readings.flatMap(({ requested }) => requested),
  }
}

interface LineContext {
  readonly others: readonly SplitGroup[]
  readonly mainId: string
  readonly locale: ShopLocale
}

function readLine(form: FormData, line: SplitLine, { others, mainId, locale }: LineContext): SplitReading {
  const { productId, quantity } = line
  const fields = others.map((group) => {
    const name = quantityName(line, group)
    const text = textOf(form, name).slice(0, 40)
    return { name, text, deliveryGroupId: group.id, part: readPart(text, locale) }
  })
  const parts = fields.map(({ part }) => part ?? 0)
  const { rest, excess } = splitQuantities(quantity, parts)
  const last = fields.findLast(({ part }) => part !== undefined && part > 0)
  const problems = fields.flatMap(({ name, part }): (readonly [string, QuantityProblem])[] => {
    if (part === undefined) return [[name, { kind: 'invalid' }]]
    return excess > 0 && name === last?.name ? [[name, { kind: 'excess', excess }]] : []
  })
  return {
    entered: Object.fromEntries(fields.map(({ name, text }) => [name, text])),
    problems: Object.fromEntries(problems),
    requested: [
      { productId, deliveryGroupId: mainId, quantity: rest },
      ...fields.map(({ deliveryGroupId, part }) => ({ productId, deliveryGroupId, quantity: part ?? 0 })),
    ],
  }
}
