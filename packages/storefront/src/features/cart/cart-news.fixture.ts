import { onTestFinished } from 'vitest'

/** Every text that comes into a live region of the page from now on, as a screen reader would tell it. */
export function collectNews(): readonly string[] {
  const reported: string[] = []
  const existing = new Map<Element, string>()
  const look = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
      const text = region.textContent.replace(/\s+/g, ' ').trim()
      if (text !== '' && text !== existing.get(region)) reported.push(text)
      existing.set(region, text)
    }
  }
  for (const region of document.querySelectorAll('[role=status], [role=alert]'))
    existing.set(region, region.textContent.replace(/\s+/g, ' ').trim())
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return reported
}
