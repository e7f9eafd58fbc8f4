import type { ShopLocale } from '@cartonnage/sdk/rules'
import { withFirstOfMonth } from './first-of-month'

/** `21. Nov. 2026`, which stays on one line: the day of an instant (ISO 8601) in Switzerland and Germany. */
export function formatOrderDate(createdDate: string, locale: ShopLocale): string {
  return format(createdDate, locale, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** `Dienstag` and `24. Nov.`, separately: how one format joins the two differs between server and browser. */
export function formatDeliveryDay(instant: string, locale: ShopLocale) {
  return {
    weekday: format(instant, locale, { weekday: 'long' }),
    date: format(instant, locale, { day: 'numeric', month: 'short' }),
  }
}

const format = (instant: string, locale: ShopLocale, parts: Intl.DateTimeFormatOptions): string =>
  withFirstOfMonth(
    new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Zurich', ...parts }).format(new Date(instant)),
    locale,
  ).replaceAll(' ', '\u00a0')

/** The day of an instant (ISO 8601) in Switzerland and Germany, as `YYYY-MM-DD`. */
export const toDay = (instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' }).format(new Date(instant))

/** A day (`YYYY-MM-DD`) some days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
