import type { MouseEvent } from 'react'

/** Dispatched on the document to open the consent settings again, by the footer's '{cookies}' link for instance. */
export const consentSettingsEvent = 'shop:consent-settings'

/**
 * For links to the page of the settings: a listener opens them over the current page and cancels the event; otherwise
 * the link is followed.
 */
export function openConsentSettings(event: MouseEvent): void {
  const request = new Event(consentSettingsEvent, { cancelable: true })
  if (!document.dispatchEvent(request)) event.preventDefault()
}
