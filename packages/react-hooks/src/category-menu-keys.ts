import { headAttribute, headOf, submenuOf } from './category-menu-elements'

/** How far a key moves the focus; `first` and `last` are the ends. */
type Step = 1 | -1 | 'first' | 'last'

const sideways: Readonly<Record<string, Step>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: 'first',
  End: 'last',
}
const upAndDown: Readonly<Record<string, Step>> = { ArrowDown: 1, ArrowUp: -1, Home: 'first', End: 'last' }

/**
 * The optional keys of the ARIA disclosure navigation pattern. In a row, left and right move along the first level,
 * down opens and enters the panel, up and down move along its links. In a list, up and down move along its lines.
 */
export function moveFocus(menu: HTMLElement, event: KeyboardEvent, isRow: boolean): void {
  const { key, target } = event
  if (!(target instanceof HTMLElement) || hasModifier(event)) return
  const head = isRow ? headOf(target) : null
  const submenu = submenuOf(head)
  if (submenu && key === 'ArrowDown') {
    submenu.open = true
    focusNext(inside(submenu), 'first')
  } else {
    const step = (head ? sideways : upAndDown)[key]
    if (step === undefined) return
    focusNext(head ? heads(menu) : lines(menu, target, isRow), step, target)
  }
  event.preventDefault()
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

const find = (element: ParentNode, selector: string) => [...element.querySelectorAll<HTMLElement>(selector)]
const heads = (menu: HTMLElement) => find(menu, `[${headAttribute}]`)

/** What can be focused in a panel, without the button that opens it. */
const inside = (submenu: HTMLElement) =>
  find(submenu, 'summary, a[href]').filter((element) => headOf(element) === null)

/** In a row: the open panel and the button above it. In a list: everything. */
function lines(menu: HTMLElement, target: HTMLElement, isRow: boolean): HTMLElement[] {
  if (!isRow) return find(menu, 'summary, a[href], button')
  return find(menu, 'details[open]')
    .filter((details) => details.contains(target))
    .slice(0, 1)
    .flatMap((details) => find(details, 'summary, a[href]'))
}

/** Focuses the next element that accepts it: hidden elements do not. */
function focusNext(elements: readonly HTMLElement[], step: Step, from?: HTMLElement): void {
  const index = from ? elements.indexOf(from) : -1
  const before = elements.slice(0, Math.max(index, 0)).reverse()
  const order = { 1: elements.slice(index + 1), [-1]: before, first: elements, last: elements.toReversed() }
  order[step].some((element) => {
    element.focus()
    return element.ownerDocument.activeElement === element
  })
}
