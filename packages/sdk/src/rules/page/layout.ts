/** The largest window widths, in px, of the layouts for small windows. */
export const breakpoints = {
  /** Phone layout of the Box Finder and most pages. */
  boxFinder: 769,
  /** Phone and tablet layout of the header. */
  header: 1180,
  /** The panel of the country picker takes the full width. */
  countryPicker: 1024,
  /** Small screens, also for notifications. */
  smallScreen: 480,
} as const

/** A key of {@link breakpoints}. */
export type Breakpoint = keyof typeof breakpoints

/** How long after the last resize the layout is updated, in ms. */
export const resizeDelayMs = 300

/** How long after the last key a field reacts, in ms. */
export const debounceMs = 150

/** Whether the layout for small windows applies at a width in px, the breakpoint included. */
export function isWithin(windowWidth: number, breakpoint: Breakpoint): boolean {
  return windowWidth <= breakpoints[breakpoint]
}
