import { onTestFinished } from 'vitest'

/** Every text that comes into a live region of the page from now on, as a screen reader would tell it. */
export function collectNews(): readonly string[] {
  const told: string[] = []
  const known = new Map<Element, string>()
  const look = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
      const text = region.textContent.replace(/\s+/g, ' ').trim()
      if (text !== '' && text !== known.get(region)) told.push(text)
      known.set(region, text)
    }
  }
  for (const region of document.querySelectorAll('[role=status], [role=alert]'))
    known.set(region, region.textContent.replace(/\s+/g, ' ').trim())
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return told
}
