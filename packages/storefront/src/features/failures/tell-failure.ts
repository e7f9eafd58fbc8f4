import type { Client } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/rules'
import type { ReportedFailure } from './reported-failure'

/**
 * What to say of a thrown thing, in the language of the shop. The words are fetched with the failure. Where they cannot
 * be, for want of a network, the places' own words are all there is.
 */
export async function tellFailure(
  error: unknown,
  { shop, url }: { readonly shop: Client; readonly url: string },
): Promise<ReportedFailure> {
  try {
    const { wordFailure } = await import('./word-failure')
    return await wordFailure(error, { shop, url })
  } catch (cause) {
    shop.reportFailure(cause, 'the words of a failure')
    const messageKey = isShopError(error, 'UNKNOWN_OUTCOME') ? 'unknownOutcome' : 'unreachable'
    return { messageKey, reportedBy: 'place', sentences: [] }
  }
}
