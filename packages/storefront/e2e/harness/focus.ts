/** Where the focus is: whether it can be seen there and is marked. */
export interface FocusStop {
  readonly label: string
  /** In the window, and not behind anything else [WCAG 2.4.11]. */
  readonly seen: boolean
  readonly ring: boolean
}

/**
 * For `evaluate`, in the page: where the focus is, undefined on the page itself, and how the keyboard gets from there
 * to an element.
 */
export function describeStop(target: Element): {
  readonly direction: 'there' | 'back' | 'on'
  readonly stop: FocusStop | undefined
} {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return { direction: 'on', stop: undefined }
  const isBefore = (activeElement.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const direction = activeElement === target ? 'there' : isBefore ? 'back' : 'on'
  // Headings and messages that took the focus are no stops.
  if (activeElement.getAttribute('tabindex') === '-1') return { direction, stop: undefined }
  const visible = activeElement.matches('input')
    ? (activeElement.closest('label') ?? activeElement)
    : activeElement
  const { top, bottom, left, right } = visible.getBoundingClientRect()
  const shares = [0.5, 0.1, 0.9]
  const seen = shares.some((down) =>
    shares.some((across) => {
      const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
      return hit !== null && (visible.contains(hit) || hit.contains(visible))
    }),
  )
  // A radio button of a table marks its row, one of a switch its label.
  const marked = [activeElement, activeElement.nextElementSibling, activeElement.closest('tr')]
  const ring = marked.some((element) => {
    if (element === null) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  })
  const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim().slice(0, 40)
  return {
    direction,
    stop: {
      label: `${activeElement.tagName} ${activeElement.id} ${name}`,
      seen,
      ring,
    },
  }
}
