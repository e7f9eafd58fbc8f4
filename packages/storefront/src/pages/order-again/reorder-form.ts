import { planReorder, readEnteredQuantity } from '@cartonnage/sdk/rules'
import type { ReorderAddition, ReorderChoice, ReorderLine, ShopLocale } from '@cartonnage/sdk/rules'
import type { EnteredFields } from '../../shell/entered-form'
import type { ReorderData } from './data/reorder-data'
import { toReorderProduct } from './reorder-product'

/** Names of the form's fields. */
export const reorderFields = {
  /** Checkboxes with the ids of the lines to add. */
  take: 'take',
  /** Those whose successors are to be added instead. */
  successor: 'successor',
  /** What the cart held when the form was shown, so that it adds nothing twice. */
  held: 'held',
  /** Adds nothing, and says what has become of the form: `look`. */
  intent: 'intent',
} as const

const quantityPrefix = 'quantity-'

/** The field of a line's quantity. */
export const quantityField = (id: string): string => `${quantityPrefix}${id}`

/** What was entered. */
export interface EnteredReorder {
  readonly choice: ReorderChoice
  /** As typed, by the id of the line. */
  readonly quantities: Readonly<Record<string, string>>
  /** Null where the form did not know it. */
  readonly held: readonly ReorderAddition[] | null
}

/** Reads the form; nothing that it may contain makes it throw. */
export function readReorderForm(form: FormData): EnteredReorder {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const named = (wanted: string) => texts.flatMap(([name, value]) => (name === wanted ? [value] : []))
  const quantities = texts.flatMap(([name, value]) =>
    name.startsWith(quantityPrefix) ? [[name.slice(quantityPrefix.length), value.slice(0, 20)] as const] : [],
  )
  return {
    choice: Object.fromEntries([
      ...named(reorderFields.take).map((id) => [id, 'item'] as const),
      ...named(reorderFields.successor).map((id) => [id, 'successor'] as const),
    ]),
    quantities: Object.fromEntries(quantities),
    held: readHeld(named(reorderFields.held)[0]),
  }
}

/** `id:25,id:10`; what cannot be read counts as nothing. */
function readHeld(text: string | undefined): EnteredReorder['held'] {
  if (text === undefined) return null
  return text.split(',').flatMap((entry) => {
    const [, productId, quantity] = /^([A-Za-z0-9]+):(\d{1,9})$/.exec(entry) ?? []
    return productId === undefined ? [] : [{ productId, quantity: Number(quantity) }]
  })
}

export const writeHeld = (held: readonly ReorderAddition[]): string =>
  held.map(({ productId, quantity }) => `${productId}:${quantity}`).join(',')

/** The fields with values, as `readReorderForm` reads them. */
export function listReorderFields({ choice, quantities, held }: EnteredReorder) {
  return [
    ...(held === null ? [] : [[reorderFields.held, writeHeld(held)] as const]),
    ...Object.entries(choice).map(
      ([id, kind]) => [kind === 'item' ? reorderFields.take : reorderFields.successor, id] as const,
    ),
    ...Object.entries(quantities).map(([id, text]) => [quantityField(id), text] as const),
  ]
}

/** As one text, for the tab of a buyer who signs in again. */
export const toDraft = (entered: EnteredReorder): EnteredFields => ({
  form: new URLSearchParams(listReorderFields(entered).map(([name, value]) => [name, value])).toString(),
})

export function fromDraft({ form = '' }: EnteredFields): EnteredReorder {
  const sent = new FormData()
  for (const [name, value] of new URLSearchParams(form)) sent.append(name, value)
  return readReorderForm(sent)
}

/** What is wrong with the quantity of a line. */
export type QuantityProblem = 'invalid' | 'too-large'

/** The quantities as numbers, and what is wrong with those of chosen lines; a wrong one counts as the ordered one. */
export function readQuantities({ quantities, choice }: EnteredReorder, locale: ShopLocale) {
  const read = Object.entries(quantities).map(
    ([id, text]) => [id, readEnteredQuantity(text, locale)] as const,
  )
  const numbers = read.flatMap(([id, value]) => (typeof value === 'number' ? [[id, value] as const] : []))
  const problems = read.flatMap(([id, value]) =>
    typeof value === 'string' && Object.hasOwn(choice, id) ? [[id, value] as const] : [],
  )
  return {
    numbers: Object.fromEntries<number>(numbers),
    problems: Object.fromEntries<QuantityProblem>(problems),
  }
}

interface PlanOptions {
  readonly held: readonly ReorderAddition[]
  readonly entered?: Readonly<Record<string, number>>
}

/** What the order means with these quantities. */
export const planOf = (
  { items, products }: Pick<ReorderData, 'items' | 'products'>,
  { held, entered = {} }: PlanOptions,
): readonly ReorderLine[] =>
  planReorder(items, { products: products.map(toReorderProduct), inCart: held, entered })

/** What the form begins with: all that can be added, in the ordered quantities. */
export function firstEntered(data: ReorderData): EnteredReorder {
  const plan = planOf(data, { held: data.held ?? [] })
  const available = plan.filter(({ obstacle }) => obstacle === undefined)
  const quantities = plan.flatMap(({ id, quantity, successor }) =>
    quantity === 0 && successor === undefined ? [] : [[id, String(successor?.quantity ?? quantity)] as const],
  )
  return {
    choice: Object.fromEntries(available.map(({ id }) => [id, 'item'] as const)),
    quantities: Object.fromEntries(quantities),
    held: data.held,
  }
}
