import type { ShopLocale } from '@cartonnage/sdk/rules'

const timeZone = 'Europe/Berlin'

/** `22. November 2026, 10:00:00 MEZ`: day and time of an instant (ISO 8601) in Germany. */
export function formatReceivedAt(receivedAt: string, locale: ShopLocale): string {
  const moment = new Date(receivedAt)
  const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
  // Two formats joined here: how one format joins day and time differs between server and browser.
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  return `${day.format(moment)}, ${time.format(moment)}`
}
