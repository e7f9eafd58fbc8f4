import type { Locator, Page } from '@playwright/test'

const main = (page: Page): Locator => page.getByRole('main')

/** A row of the totals: what it is called, and the amount as the page formats it. */
export type SumRow = readonly [label: string, amount: string]

/** The totals of the page as they stand, also where a narrow window has folded them. */
export const readSums = (page: Page): Promise<readonly SumRow[]> =>
  main(page)
    .locator('dl')
    .filter({ hasText: /(?:Total|Gesamt) inkl|Total TTC|TVA comprise/ })
    .last()
    .evaluate((list) => {
      const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      return [...list.querySelectorAll('dt')].map(
        (term) => [textOf(term), textOf(term.nextElementSibling)] as const,
      )
    })
