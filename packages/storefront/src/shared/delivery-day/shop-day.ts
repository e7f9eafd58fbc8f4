import { calendarDay } from '@cartonnage/sdk/rules'

/** The calendar day in Switzerland and Germany at an instant (ms), as `2026-11-21`. */
export const shopDay = (now: number): string => calendarDay(now, 'Europe/Zurich')
