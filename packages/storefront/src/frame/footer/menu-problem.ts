import type { ErrorNotification } from '@cartonnage/sdk/errors'
import { toMenuErrorNotification } from '@cartonnage/sdk/errors'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { FooterMenuFailure } from '../../shell/use-shell'
import { loadErrorTexts } from '../../i18n/load-error-texts'

/** The notification about a footer menu that could not be loaded, with the error as JSON. */
export async function describeMenuProblem(
  failure: FooterMenuFailure,
  locale: ShopLocale,
): Promise<ErrorNotification> {
  return toMenuErrorNotification(failure, await loadErrorTexts(locale))
}
