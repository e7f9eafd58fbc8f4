import type { RequestFields } from '@cartonnage/sdk/rules'
import { emptyRequest, findBoxStyle } from '@cartonnage/sdk/rules'

/** What an address fills in, and where the visitor came from. */
export interface RequestStart {
  readonly fields: RequestFields
  /** Record id of the product that it started from; `''` for none. */
  readonly product: string
  /** What was searched for; `''` for nothing. */
  readonly term: string
}

/** As much of an address as a field shows. */
const longest = 40

/** Reads the address of the form, whose sizes are in mm or as people type them. */
export function readRequestStart(query: URLSearchParams): RequestStart {
  const text = (name: string, most = longest) => query.get(name)?.trim().slice(0, most) ?? ''
  return {
    fields: {
      ...emptyRequest,
      style: findBoxStyle(text('style'))?.fefco ?? emptyRequest.style,
      ...{ length: text('length'), width: text('width'), height: text('height') },
      quantity: text('quantity'),
    },
    product: /^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/.test(text('product')) ? text('product') : '',
    term: text('term', 200),
  }
}
