import type { Page } from '@playwright/test'
import { findLowContrast } from './accessibility'

/**
 * What is wrong on the page where the system's colours are forced: texts without contrast, and controls that no line
 * tells from the text around them, because grounds and shadows are gone.
 */
export async function findUnreadableInForcedColors(page: Page, within: string): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const faults = [...(await findLowContrast(page, { within })), ...(await findWithoutLine(page, within))]
  await page.emulateMedia({ forcedColors: null })
  return faults
}

/** Buttons, fields and messages without a border, an outline or an underline. */
const findWithoutLine = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate((parts) => {
    const hasLine = (element: Element) => {
      const style = getComputedStyle(element)
      const borders = ['top', 'right', 'bottom', 'left'].some(
        (side) =>
          parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1 &&
          style.getPropertyValue(`border-${side}-style`) !== 'none',
      )
      return borders || style.outlineStyle !== 'none' || style.textDecorationLine.includes('underline')
    }
    const controls =
      'button, a[class*="button"], input:not([type="hidden"]), select, textarea, [role="alert"]'
    const found = [...document.querySelectorAll(parts)].flatMap((part) => [
      ...part.querySelectorAll(controls),
    ])
    return found
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => ![element, ...element.querySelectorAll('*')].some(hasLine))
      .map(
        (element) => `${element.tagName} “${element.textContent.trim().slice(0, 40)}” has no line around it`,
      )
  }, within)
