import { hasOwnFields } from '../../../shell/own-fields'
import { catalog } from '@cartonnage/sdk'
import type { CatalogFeature, Client } from '@cartonnage/sdk'
import { addMoney, isZeroMoney, multiplyMoney } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'

/** From the smallest to the largest. */
type Range = readonly [least: number, most: number]

/** What the products of a list have in common. */
export interface ListFigures {
  /** Inner lengths in mm. */
  readonly lengths?: Range
  /** Widths in mm of goods without an inner size, such as tapes. */
  readonly widths?: Range
  /** The highest load in kg. */
  readonly maxLoad?: number
  /** The lowest price of a single unit, net. */
  readonly price?: Money
}

/** By category id. */
export type FiguresOfLists = Readonly<Record<string, ListFigures>>

const fields = ['CategoryId__c', 'InnerLength__c', 'Width__c', 'MaxLoad__c']

/** Most products in one call, and most calls: beyond these many products there are no figures. */
const [perCall, mostCalls] = [200, 5]

/** The figures of each list below a category, from one call per 200 products; none where they cannot be loaded. */
export async function loadListFigures(
  client: Client,
  categoryId: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<FiguresOfLists> {
  const load = (page: number) =>
    client
      .use(catalog)
      .search({ categoryId, page, pageSize: perCall, ...(hasOwnFields(client) && { fields }) }, { signal })
  try {
    const first = await load(0)
    const calls = Math.ceil(first.total / perCall)
    if (calls > mostCalls) return {}
    const others = await Promise.all(Array.from({ length: Math.max(0, calls - 1) }, (_, i) => load(i + 1)))
    return figuresOf([first, ...others].flatMap(({ products }) => products))
  } catch (error) {
    if (!signal.aborted) client.reportFailure(error, 'the figures of lists')
    return {}
  }
}

type SearchResult = Awaited<ReturnType<CatalogFeature['search']>>
type FoundProduct = Pick<SearchResult['products'][number], 'fields' | 'prices'>

export function figuresOf(products: readonly FoundProduct[]): FiguresOfLists {
  const listOf = ({ fields: { CategoryId__c: id } }: FoundProduct) => id ?? ''
  const ids = new Set(products.map(listOf))
  return Object.fromEntries(
    [...ids].map((id) => [id, figuresOfList(products.filter((product) => listOf(product) === id))]),
  )
}

function figuresOfList(products: readonly FoundProduct[]): ListFigures {
  const lengths = rangeOf(products, 'InnerLength__c')
  const widths = lengths === undefined ? rangeOf(products, 'Width__c') : undefined
  const maxLoad = rangeOf(products, 'MaxLoad__c')?.[1]
  const price = lowestPrice(products)
  return {
    ...(lengths && { lengths }),
    ...(widths && { widths }),
    ...(maxLoad && { maxLoad }),
    ...(price && { price }),
  }
}

const isLess = (a: Money, b: Money): boolean => addMoney(a, multiplyMoney(b, -1)).amount.startsWith('-')

/** Of what is neither free nor on request. */
function lowestPrice(products: readonly FoundProduct[]): Money | undefined {
  const prices = products.flatMap(({ prices: own }) => own?.unitPrice ?? [])
  return prices
    .filter((price) => !isZeroMoney(price))
    .reduce<Money | undefined>((least, price) => (least && !isLess(price, least) ? least : price), undefined)
}

/** Of a field that at least half of the products have: fewer do not stand for the list. */
function rangeOf(products: readonly FoundProduct[], field: string): Range | undefined {
  const values = products.map((product) => Number(product.fields[field])).filter((value) => value > 0)
  return values.length * 2 < products.length ? undefined : [Math.min(...values), Math.max(...values)]
}
