import { isWithin } from './layout'

/** Fewer locales than this are no choice [9-21], [5-16]. */
export const minimumPickerLocales = 2

/** Columns of the grid of locales where none are configured [9-21]. */
export const defaultPickerColumns = 2

/** Whether the country picker can be opened: below two locales its button is disabled [2.9-8]. */
export function canPickCountry(locales: readonly unknown[]): boolean {
  return locales.length >= minimumPickerLocales
}

/**
 * Columns of the grid of locales: as configured, two by default, and one on small screens [2.9-11], [9-21].
 * What is no whole number from 1 counts as not configured. Width of the window in px.
 */
export function pickerColumns(windowWidth: number, configured: number = defaultPickerColumns): number {
  if (isWithin(windowWidth, 'smallScreen')) return 1
  return Number.isInteger(configured) && configured > 0 ? configured : defaultPickerColumns
}

/** The words on the picker's button. */
export interface PickerLabels {
  readonly country: string
  readonly language: string
  readonly label?: string | undefined
}

/** `Germany | DE`, and `Germany | DE - EUR` with a label [2.9-6]. */
export function pickerButtonLabel({ country, language, label }: PickerLabels): string {
  return `${country} | ${language}${label ? ` - ${label}` : ''}`
}
