import {
  getApplicationContext,
  getCategories,
  getCategoryPath,
  getPrice,
  getProduct,
  getSessionContext,
  getVatInformation,
  listCartItems,
  listCategories,
  searchProducts,
  type CallSpec,
} from '@cartonnage/sdk/contract'
import type { CallInput } from './call-url'

/** A call that changes nothing, and how to find what to ask it with. */
export interface ReadingCall {
  readonly call: CallSpec
  /** The input, from the answers of the calls before it; undefined when nothing was found to ask for. */
  readonly input: (known: Readonly<Record<string, unknown>>) => CallInput | undefined
}

const withoutInput = (): CallInput => ({})

/** The first record's id in a list of an earlier answer. */
function firstId(answer: unknown, list: string): string | undefined {
  const isRecord = typeof answer === 'object' && answer !== null && !Array.isArray(answer)
  const entries: unknown = isRecord ? Reflect.get(answer, list) : answer
  const first: unknown = Array.isArray(entries) ? entries[0] : undefined
  const id: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'id') : undefined
  return typeof id === 'string' ? id : undefined
}

const idOf = (known: Readonly<Record<string, unknown>>, call: CallSpec, list: string) =>
  firstId(known[call.id], list)

const asked = (id: string | undefined, input: (id: string) => CallInput): CallInput | undefined =>
  id === undefined ? undefined : input(id)

/** The reading calls in an order in which each finds its input in the answers before it. */
export const readingCalls: readonly ReadingCall[] = [
  { call: getApplicationContext, input: withoutInput },
  { call: getSessionContext, input: withoutInput },
  { call: getVatInformation, input: withoutInput },
  {
    call: getCategories,
    input: () => ({ query: { methodParams: JSON.stringify({ selectedLanguage: 'en-US' }) } }),
  },
  { call: listCategories, input: withoutInput },
  {
    call: getCategoryPath,
    input: (known) =>
      asked(idOf(known, listCategories, 'productCategories'), (categoryId) => ({ params: { categoryId } })),
  },
  {
    call: searchProducts,
    input: (known) =>
      asked(idOf(known, listCategories, 'productCategories'), (categoryId) => ({
        query: { categoryId, fields: 'Name,StockKeepingUnit', page: '0', pageSize: '5' },
      })),
  },
  {
    call: getProduct,
    input: (known) =>
      asked(idOf(known, searchProducts, 'products'), (productId) => ({ params: { productId } })),
  },
  {
    call: getPrice,
    input: (known) =>
      asked(idOf(known, searchProducts, 'products'), (productId) => ({ params: { productId } })),
  },
  { call: listCartItems, input: () => ({ params: { cartId: 'current' }, query: { pageSize: '25' } }) },
]
