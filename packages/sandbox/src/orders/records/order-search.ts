import { illegalValue } from '../../calls/query'
import type { SandboxSettings } from '../../calls/sandbox-context'

/** A condition of SQL on `purchase_order`, with its parameters. */
export interface OrderCondition {
  readonly sql: string
  readonly params: readonly (string | number)[]
}

/** What a list of orders is narrowed by. */
interface OrderSearch {
  readonly conditions: readonly OrderCondition[]
  /** The names of the extensions that were used: the platform itself knows only the two dates. */
  readonly appliedFilters: readonly string[]
}

/**
 * Reads `searchTerm`, `status`, `earliestDate` and `latestDate`; a plain organisation knows only the dates. 400 for a date or a term that is not allowed.
 */
export function readOrderSearch(
  { plain }: Pick<SandboxSettings, 'plain'>,
  { searchTerm = '', status: wanted, ...query }: Readonly<Record<string, string>>,
): OrderSearch {
  const term = plain ? '' : searchTerm.trim()
  if (term.length > LONGEST_TERM) throw illegalValue('searchTerm')
  const status = plain ? undefined : wanted || undefined
  const earliest = readInstant(query, 'earliestDate')
  const latest = readInstant(query, 'latestDate')
  return {
    conditions: [
      ...(status === undefined ? [] : [{ sql: 'status = ?', params: [status] }]),
      ...(earliest === undefined ? [] : [{ sql: 'created_at >= ?', params: [earliest] }]),
      ...(latest === undefined ? [] : [{ sql: 'created_at <= ?', params: [latest] }]),
      ...term.split(/\s+/).filter(Boolean).map(hasWord),
    ],
    appliedFilters: [...(term === '' ? [] : ['searchTerm']), ...(status === undefined ? [] : ['status'])],
  }
}

const LONGEST_TERM = 100

function readInstant(query: Readonly<Record<string, string>>, name: string): number | undefined {
  const text = query[name]
  if (!text) return undefined
  const instant = Date.parse(text)
  if (Number.isNaN(instant)) throw illegalValue(name)
  return instant
}

/**
 * The word is part of the order's number (with or without hyphens), of the buyer's own number, or of the number or name of
 * an article. Where the buyer gave no number, the payment has the checkout's id instead, which nobody searches for.
 */
function hasWord(word: string): OrderCondition {
  const plain = like(word)
  const compact = like(word.replace(/[-.]/g, '') || word)
  return {
    sql: `(replace(reference_number, '-', '') LIKE ? ESCAPE '\\'
      OR (json_extract(payment, '$.requestType') = 'SimplePurchaseOrder'
        AND json_extract(payment, '$.paymentToken') <> checkout_id
        AND json_extract(payment, '$.paymentToken') LIKE ? ESCAPE '\\')
      OR EXISTS (SELECT 1 FROM purchase_order_item i WHERE i.order_id = purchase_order.id
        AND (i.sku LIKE ? ESCAPE '\\' OR i.name LIKE ? ESCAPE '\\')))`,
    params: [compact, plain, compact, plain],
  }
}

/** The text anywhere in a value, in any case. */
const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
