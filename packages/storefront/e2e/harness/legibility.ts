import type { Page } from '@playwright/test'

/** How many pixels the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Texts of these elements that cannot be read whole: cut off by a box that does not scroll, beyond the window's side,
 * or lying over another text. Texts for screen readers alone are left out, and those that end in an ellipsis.
 */
export const findUnreadable = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((parts) => {
    interface Text {
      readonly element: Element
      readonly words: string
      readonly boxes: readonly DOMRect[]
    }
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isHiddenVisually = (element: Element) => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        if (box.matches('svg, [inert], option')) return true
        const { overflow, clipPath } = getComputedStyle(box)
        // A button keeps its padding around the one pixel.
        if (clipPath === 'inset(50%)' || (box.clientWidth <= 1 && overflow === 'hidden')) return true
      }
      return false
    }
    const texts: Text[] = []
    const seen = new Set<Node>()
    for (const part of document.querySelectorAll(parts)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const words = node.textContent?.trim() ?? ''
        const element = node.parentElement
        if (
          seen.has(node) ||
          words === '' ||
          element === null ||
          !isVisible(element) ||
          isHiddenVisually(element)
        )
          continue
        seen.add(node)
        const range = document.createRange()
        range.selectNodeContents(node)
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
        if (boxes.length > 0) texts.push({ element, words: words.slice(0, 40), boxes })
      }
    }
    const clips = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    const fault = ({ element, boxes }: Text): string | undefined => {
      let [scrollsX, scrollsY] = [false, false]
      for (
        let box: Element | null = element;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        const { left, right, top, bottom } = box.getBoundingClientRect()
        scrollsX ||= scrolls(style.overflowX)
        scrollsY ||= scrolls(style.overflowY)
        if (style.textOverflow === 'ellipsis') return undefined
        if (
          !scrollsX &&
          clips(style.overflowX) &&
          boxes.some((one) => one.left < left - 2 || one.right > right + 2)
        )
          return `cut off sideways by ${box.tagName} ${box.className}`
        // A line's box is higher than its letters.
        if (
          !scrollsY &&
          clips(style.overflowY) &&
          boxes.some((one) => one.top < top - 5 || one.bottom > bottom + 5)
        )
          return `cut off by ${box.tagName} ${box.className}`
        if (style.position === 'fixed') break
      }
      const isBeyond = boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)
      return isBeyond && !scrollsX ? 'beyond the side of the window' : undefined
    }
    const layerOf = (element: Element) => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        if (
          ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(box).position) &&
          box.tagName !== 'SUMMARY'
        )
          return box
      }
      return null
    }
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6
    const found = texts.flatMap((text) => {
      const cause = fault(text)
      return cause === undefined ? [] : [`“${text.words}”: ${cause}`]
    })
    texts.forEach((text, index) => {
      for (const other of texts.slice(index + 1)) {
        // Floating elements cover the page on purpose.
        if (layerOf(text.element) !== layerOf(other.element)) continue
        if (text.boxes.some((one) => other.boxes.some((two) => overlap(one, two))))
          found.push(`“${text.words}” lies over “${other.words}”`)
      }
    })
    return found
  }, selector)

/** The spacing of WCAG 1.4.12, as a reader's own style sheet brings it. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
