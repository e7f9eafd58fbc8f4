import type { Page } from '@playwright/test'

/** Words of German and English that no French text has. */
const foreign =
  /(?<!\p{L})(?:und|der|das|dem|ist|nicht|mit|für|oder|wir|sie|ihre?n?|auf|bei|von|vom|zur|zum|ein|eine|einen|kein|keine|noch|bitte|Lieferung|Zahlung|Warenkorb|Bestellung|Adresse wählen|the|and|your?|of|with|for|to|are|this|that|by|not|from|our|you|delivery|payment|cart|order)(?!\p{L})/iu

/**
 * Texts of a French page that are not French: what it shows and what screen readers read, its title included. The page's
 * address, which is printed, and what is marked as another language are left out.
 */
export async function findForeignTexts(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']
    const found = [document.title]
    const isOther = (element: Element) => {
      const marked = element.closest('[lang]')?.getAttribute('lang') ?? ''
      return !marked.startsWith('fr') || element.closest('script, style, noscript, template') !== null
    }
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement !== null && !isOther(node.parentElement)) found.push(node.textContent ?? '')
    }
    for (const name of attributes)
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!isOther(element)) found.push(element.getAttribute(name) ?? '')
    return found
  })
  const isAddress = (text: string) => text.startsWith(new URL(page.url()).host)
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter(
    (text) => foreign.test(text) && !isAddress(text),
  )
}
