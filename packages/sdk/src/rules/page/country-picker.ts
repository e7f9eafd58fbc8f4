import { isWithin } from './layout'

/** With fewer locales than this there is nothing to pick. */
export const minimumPickerLocales = 2

/** Columns of the grid of locales unless configured. */
export const defaultPickerColumns = 2

/** Whether the country picker can be opened: its button is disabled below two locales. */
export function canPickCountry(locales: readonly unknown[]): boolean {
  return locales.length >= minimumPickerLocales
}

/**
 * Columns of the grid of locales: as configured, two by default, and one on small screens. Anything but a whole
 * number from 1 counts as not configured. `windowWidth` is in px.
 */
export function pickerColumns(windowWidth: number, configured: number = defaultPickerColumns): number {
  if (isWithin(windowWidth, 'smallScreen')) return 1
  return Number.isInteger(configured) && configured > 0 ? configured : defaultPickerColumns
}

/** The texts on the button of the picker. */
export interface PickerLabels {
  /** Name of the selected country. */
  readonly country: string
  /** Name or code of the selected language. */
  readonly language: string
  /** Appended if present, usually the currency code. */
  readonly label?: string | undefined
}

/** `Germany | DE`, and `Germany | DE - EUR` with a label. */
export function pickerButtonLabel({ country, language, label }: PickerLabels): string {
  return `${country} | ${language}${label ? ` - ${label}` : ''}`
}
