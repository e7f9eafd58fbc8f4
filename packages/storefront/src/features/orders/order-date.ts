import type { ShopLocale } from '@cartonnage/sdk/rules'

/** `21. Nov. 2026`: the day of an instant (ISO 8601), as it was in Switzerland and Germany. */
export function formatOrderDate(createdDate: string, locale: ShopLocale): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Zurich',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(createdDate))
}
