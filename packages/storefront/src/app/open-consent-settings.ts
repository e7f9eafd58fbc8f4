import type { MouseEvent } from 'react'

/** Raised on the document by whatever opens the consent settings again, such as the footer's '{cookies}' link [2.10-8]. */
export const consentSettingsEvent = 'shop:consent-settings'

/**
 * For links to the page of the settings: they open over the present page where somebody takes that on; otherwise the
 * link is followed.
 */
export function openConsentSettings(event: MouseEvent): void {
  const wish = new Event(consentSettingsEvent, { cancelable: true })
  if (!document.dispatchEvent(wish)) event.preventDefault()
}
