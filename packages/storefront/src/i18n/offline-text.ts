import type { ShopLocale } from '@cartonnage/sdk/rules'

const german = 'Sie sind offline. Bitte versuchen Sie es noch einmal, sobald die Verbindung wieder da ist.'

/** Beside the code that says so: without a connection no texts can be fetched. */
export const offlineText: Readonly<Record<ShopLocale, string>> = {
  de: german,
  'de-CH': german,
  'fr-CH': 'Vous êtes hors ligne. Veuillez réessayer dès que la connexion sera rétablie.',
  'en-US': 'You are offline. Please try again once the connection is back.',
}
