import { isRecord } from '../../src/shell/is-record'
import { pageSize } from '../../src/shared/product/page-window'
import { reportableTerm } from './reportable-term'
import { contractPathOf } from '../http/platform-paths'
import { logEvent } from './request-log'

/**
 * Logs a search of the results page that found nothing, with its term unless that may be somebody's own. What is
 * suggested while somebody types, other pages of a list, and narrowed lists are no searches.
 */
export async function noteEmptySearch({ method, url }: Request, response: Response): Promise<void> {
  const term = method === 'GET' && response.ok ? searchedTerm(url) : undefined
  if (term === undefined) return
  const text = await readShort(response.clone()).catch(() => undefined)
  if (text !== undefined && isEmpty(text)) logEvent('search-without-result', { term: reportableTerm(term) })
}

function searchedTerm(url: string): string | undefined {
  if (!contractPathOf(url)?.endsWith('/search/products')) return undefined
  const query = new URL(url).searchParams
  const isFirstPage = query.get('page') === '0' && query.get('pageSize') === String(pageSize)
  const isNarrowed = ['categoryId', 'refinements', 'length'].some((name) => query.has(name))
  return isFirstPage && !isNarrowed ? (query.get('searchTerm') ?? undefined) : undefined
}

/** A response without products is shorter than this many characters. */
const maxLength = 64 * 1024

/** A short text; undefined as soon as it is longer. */
async function readShort({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > maxLength) return undefined
  }
  return text
}

function isEmpty(text: string): boolean {
  const body = parse(text)
  return isRecord(body) && isRecord(body.productsPage) && body.productsPage.total === 0
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
