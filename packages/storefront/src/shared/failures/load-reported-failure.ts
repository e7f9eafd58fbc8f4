import type { Client } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { offlineText } from '../../i18n/offline-text'
import { isOffline } from '../../shell/is-offline'
import type { ReportedFailure } from '../../shell/reported-failure'

/**
 * The texts for a thrown value, in the language of the shop, which are fetched on demand. Without a network there are
 * only the page's own texts, and that the visitor is offline.
 */
export async function loadReportedFailure(
  error: unknown,
  { shop, url }: { readonly shop: Client; readonly url: string },
): Promise<ReportedFailure> {
  if (isOffline() && isWithoutResponse(error)) {
    return { messageKey: 'unreachable', reportedBy: 'catalogue', sentences: [offlineText[shop.locale]] }
  }
  try {
    const { createReportedFailure: wordFailure } = await import('./create-reported-failure')
    return await wordFailure(error, { shop, url })
  } catch (cause) {
    shop.reportFailure(cause, 'the words of a failure')
    const messageKey = isShopError(error, 'UNKNOWN_OUTCOME') ? 'unknownOutcome' : 'unreachable'
    return { messageKey, reportedBy: 'place', sentences: [] }
  }
}

/** Nothing has been changed: a call failed, or the code for it could not be fetched. */
const isWithoutResponse = (error: unknown): boolean =>
  !isShopError(error) || error.code === 'NETWORK' || error.code === 'TIMEOUT'
