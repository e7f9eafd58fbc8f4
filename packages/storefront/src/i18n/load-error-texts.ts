import type { ErrorMessages } from '@cartonnage/sdk/errors'
import type { ShopLocale } from '@cartonnage/sdk/rules'

const load: Readonly<Record<ShopLocale, () => Promise<{ readonly messages: ErrorMessages }>>> = {
  de: () => import('@cartonnage/sdk/messages/de'),
  'de-CH': () => import('@cartonnage/sdk/messages/de-CH'),
  'fr-CH': () => import('@cartonnage/sdk/messages/fr-CH'),
  'en-US': () => import('@cartonnage/sdk/messages/en-US'),
}

/** The messages of the error catalogue in one language, loaded only after a failure. */
export const loadErrorTexts = async (locale: ShopLocale): Promise<ErrorMessages> =>
  (await load[locale]()).messages
