import type { Page } from '@playwright/test'

/** What a pointer or the keyboard can operate. */
const interactive = 'a[href], button, summary, select, textarea, input:not([type="hidden"]), [tabindex="0"]'

/**
 * Targets of these elements that are smaller than `least` px [WCAG 2.5.8]. Links within a sentence are left out, as
 * the standard has it; a field counts with the label around it, and what only looks small with all that takes presses.
 */
export const findSmallTargets = (
  page: Page,
  { within, least }: { readonly within: string; readonly least: number },
): Promise<readonly string[]> =>
  page.evaluate(
    ({ parts, selector, limit }) => {
      const isVisible = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[inert]') === null
      const isInSentence = (element: Element) =>
        element.tagName === 'A' &&
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent?.trim() ?? '') !== '',
        )
      // A click next to the visible shape may count too.
      const reaches = (element: Element, { width, height }: { width: number; height: number }) => {
        element.scrollIntoView({ block: 'center' })
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        return [-0.5, 0.5].every(
          (side) =>
            document.elementFromPoint(x + side * (width - 1), y) === element &&
            document.elementFromPoint(x, y + side * (height - 1)) === element,
        )
      }
      const targets = [...document.querySelectorAll(parts)].flatMap((part) => [
        ...part.querySelectorAll(selector),
      ])
      return [...new Set(targets)]
        .filter((element) => isVisible(element) && !isInSentence(element))
        .map((element) => (element.matches('input') ? (element.closest('label') ?? element) : element))
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect()
          // Half a pixel is the layout's, not the finger's.
          if (width >= limit.width - 0.5 && height >= limit.height - 0.5) return []
          if (reaches(element, limit)) return []
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
          return [
            `${element.tagName} “${name}” ${element.className}: ${Math.round(width)} × ${Math.round(height)}`,
          ]
        })
    },
    { parts: within, selector: interactive, limit: { width: 24, height: least } },
  )

/** Controls of these elements that the focus does not bring into view, or that something else covers there. */
export const findCovered = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate(
    async ({ parts, selector }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const isVisible = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[inert]') === null
      const targets = [...document.querySelectorAll(parts)]
        .flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)])
        .filter(isVisible)
      const found: string[] = []
      for (const element of new Set(targets)) {
        if (element.matches(':disabled, [tabindex="-1"]') || !isVisible(element)) continue
        // An element that already has the focus is not scrolled into view again.
        if (document.activeElement === element) element.blur()
        element.focus({ focusVisible: true })
        await frame()
        const visible = element.matches('input') ? (element.closest('label') ?? element) : element
        const { left, right, top, bottom } = visible.getBoundingClientRect()
        const isSeen = [0.5, 0.25, 0.75].some((share) =>
          [0.5, 0.15, 0.85].some((side) => {
            const hit = document.elementFromPoint(left + (right - left) * side, top + (bottom - top) * share)
            return hit !== null && (visible.contains(hit) || hit.contains(visible))
          }),
        )
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
        if (document.activeElement !== element)
          found.push(`${element.tagName} “${name}” does not take the focus`)
        else if (!isSeen) found.push(`${element.tagName} “${name}” is covered or out of view`)
      }
      return found
    },
    { parts: within, selector: interactive },
  )
