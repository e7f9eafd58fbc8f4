import { closeDetails, contains, headOf, openDetails, submenuOf } from './category-menu-elements'

/** How long the mouse rests on an item before its panel opens, in ms. */
export const hoverOpenMs = 120
/** How long a panel that the mouse opened stays after the mouse has left, in ms. */
export const hoverCloseMs = 320

/**
 * Opens panels under a resting mouse; touch and pen never open by hovering. A mouse on its way down to the open
 * panel crosses other items without opening them: each movement that leads down rather than sideways restarts the
 * wait. A click on an item whose panel the mouse has just opened keeps it open.
 */
export function openOnHover(
  menu: HTMLDetailsElement,
  { isRow, signal }: { readonly isRow: () => boolean; readonly signal: AbortSignal },
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hoveredHead: HTMLElement | null = null
  let opened: HTMLDetailsElement | undefined
  let lastY = 0
  let lastX = 0

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const schedule = (act: () => void, ms: number) => {
    stop()
    timer = setTimeout(() => {
      timer = undefined
      act()
    }, ms)
  }
  const show = () => {
    // A keyboard user is in the panel.
    if (openDetails(menu).some((details) => details !== menu && hasFocusInside(details))) return
    const submenu = submenuOf(hoveredHead)
    if (submenu?.open === true) return
    closeDetails(menu, (details) => details !== menu)
    opened = submenu
    if (submenu) submenu.open = true
  }
  const hide = () => {
    if (opened && !hasFocusInside(opened)) opened.open = false
    opened = undefined
  }

  const onMove = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || !isRow()) return
    const isGoingDown = clientY - lastY > Math.abs(clientX - lastX)
    lastY = clientY
    lastX = clientX
    const head = headOf(target)
    const isNew = head !== hoveredHead
    hoveredHead = head
    if (head === null) stop()
    else if (isNew || (timer !== undefined && isGoingDown)) schedule(show, hoverOpenMs)
  }
  const onLeave = () => {
    hoveredHead = null
    stop()
    if (opened) schedule(hide, hoverCloseMs)
  }
  const onClick = (event: Event) => {
    const submenu = submenuOf(headOf(event.target))
    if (submenu === undefined) return
    stop()
    if (submenu === opened && submenu.open) event.preventDefault()
    opened = undefined
  }
  menu.addEventListener('pointermove', onMove, { signal })
  menu.addEventListener('pointerleave', onLeave, { signal })
  menu.addEventListener('click', onClick, { signal })
  signal.addEventListener('abort', stop, { once: true })
}

/** The focus is in the panel, not on the item that opens it. */
function hasFocusInside(submenu: HTMLDetailsElement): boolean {
  const { activeElement } = submenu.ownerDocument
  return contains(submenu, activeElement) && headOf(activeElement) === null
}
