/** Widths of the window, in px, up to which something is laid out for small windows. */
export const breakpoints = {
  /** The Box Finder, and most of the pages, are laid out for phones [9-13]. */
  boxFinder: 769,
  /** The header is laid out for phones and tablets [9-13]. */
  header: 1180,
  /** The panel of the country picker takes the whole width [9-14], [2.9-9]. */
  countryPicker: 1024,
  /** Small screen, also for notifications [9-15]. */
  smallScreen: 480,
} as const

/** A breakpoint by name. */
export type Breakpoint = keyof typeof breakpoints

/** How long the layout waits after the window changed its size, in ms [9-16]. */
export const resizeDelayMs = 300

/** How long a field waits after the last key, in ms [9-16]. */
export const debounceMs = 150

/** Whether the layout for small windows holds at a width in px; at the breakpoint itself it does [9-13..15]. */
export function isWithin(windowWidth: number, breakpoint: Breakpoint): boolean {
  return windowWidth <= breakpoints[breakpoint]
}
