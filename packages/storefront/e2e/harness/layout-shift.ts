import type { Page } from '@playwright/test'

/** A layout shift, as the browser reports it. */
interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

declare global {
  interface Window {
    shifts?: { value: number; what: string }[]
  }
}

/** Counts layout shifts from the next page on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const found: { value: number; what: string }[] = []
    window.shifts = found
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className}` : (node?.parentElement?.className ?? '?')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) found.push({ value, what: sources.map(({ node }) => nameOf(node)).join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of all shifts to two decimals, and what moved when it is not zero. */
export const readShifts = (
  page: Page,
): Promise<{ readonly sum: string; readonly moved: readonly string[] }> =>
  page.evaluate(() => {
    const shifts = window.shifts ?? []
    const sum = shifts.reduce((total, { value }) => total + value, 0).toFixed(2)
    return {
      sum,
      moved: sum === '0.00' ? [] : shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
    }
  })
