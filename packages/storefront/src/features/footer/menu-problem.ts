import type { ErrorNotification } from '@cartonnage/sdk/errors'
import { toMenuErrorNotification } from '@cartonnage/sdk/errors'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { FooterMenuFailure } from '../../app/footer-menu'

const load = {
  de: () => import('@cartonnage/sdk/messages/de'),
  'de-CH': () => import('@cartonnage/sdk/messages/de-CH'),
  'fr-CH': () => import('@cartonnage/sdk/messages/fr-CH'),
  'en-US': () => import('@cartonnage/sdk/messages/en-US'),
} as const

/** What is said of a footer menu that could not be loaded, with the error as JSON [8-3]. */
export async function describeMenuProblem(
  failure: FooterMenuFailure,
  locale: ShopLocale,
): Promise<ErrorNotification> {
  return toMenuErrorNotification(failure, (await load[locale]()).messages)
}
