import { catalog } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { readProductNumber } from '@cartonnage/sdk/rules'

const maximumWords = 2
const maximumTerms = 4

/**
 * What to search for instead of a term that finds nothing: what the shop has for its longest words. Empty where it has
 * nothing, and where the platform fails, since the page is complete without.
 */
export async function loadCloseTerms(
  { use, reportFailure }: Client,
  term: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { suggestTerms } = use(catalog)
  const words = (term.match(/\p{Letter}{3,}/gu) ?? []).toSorted((a, b) => b.length - a.length)
  try {
    const found = await Promise.all(
      words
        .slice(0, maximumWords)
        .map((searchTerm) => suggestTerms({ searchTerm, limit: maximumTerms }, { signal })),
    )
    const terms = found.flat().filter((text) => readProductNumber(text) === undefined)
    return [...new Set(terms)].slice(0, maximumTerms)
  } catch (error) {
    if (!signal.aborted) reportFailure(error, 'what to search for instead')
    return []
  }
}
