import type { Page } from '@playwright/test'
import { findLowContrast, findViolations } from './accessibility'
import { sidewaysScroll } from './legibility'
import { expect } from './test'

const widths = [390, 820, 1440]

/** Header and footer, the same on every page: shell-quality.spec.ts opens all of it. */
const frame = '#root > :not(main)'

/**
 * The page as it stands at the usual widths: nothing for axe to find, in neither colour scheme, and no sideways
 * scrolling. Leaves the window as it was.
 */
export async function expectSoundAtWidths(page: Page, name: string): Promise<void> {
  const usual = page.viewportSize()
  expect.soft(await findViolations(page, { without: [frame] }), `${name}: axe`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await findLowContrast(page, { without: [frame] }), `${name}: contrast in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect
      .soft(await sidewaysScroll(page), `${name}: sideways scrolling at ${width} px`)
      .toBeLessThanOrEqual(0)
  }
  if (usual !== null) await page.setViewportSize(usual)
}

/** The width of a story on a phone or at a desk; `E2E_CELLS=all` walks it at both. */
export const storyWidths = (usual: 390 | 1440): readonly (390 | 1440)[] =>
  process.env.E2E_CELLS === 'all' ? [390, 1440] : [usual]
