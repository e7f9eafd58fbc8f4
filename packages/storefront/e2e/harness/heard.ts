import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heard: string[]
  }
}

/**
 * Records what the live regions of this document say from now on, as a screen reader would: the text of a region after
 * each change, without what is hidden from it; not that something was taken away. Returns a function that reads what was
 * heard since its last call.
 */
export async function listenTo(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const known = new Map<Element, string>()
    const textOf = (region: Element) => {
      const copy = region.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
      return copy.textContent.replace(/\s+/g, ' ').trim()
    }
    const read = (report: (text: string) => void) => {
      const selector = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
      for (const region of document.querySelectorAll(selector)) {
        const [before, text] = [known.get(region) ?? '', textOf(region)]
        known.set(region, text)
        if (!before.includes(text)) report(text)
      }
    }
    window.heard = []
    read(() => undefined)
    const observer = new MutationObserver(() => read((text) => window.heard.push(text)))
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => window.heard.splice(0))
}
