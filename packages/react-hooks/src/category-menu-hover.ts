import { closeDetails, headOf, holds, openDetails, submenuOf } from './category-menu-elements'

/** How long a mouse rests on a head before its panel opens, in ms. */
export const hoverOpenMs = 120
/** How long a panel that a mouse opened stays when the mouse has left, in ms. */
export const hoverCloseMs = 320

/**
 * Opens panels under a resting mouse. Fingers and pens never open by hovering. A mouse on its way down to the open
 * panel crosses other heads without opening them: each movement that leads down rather than sideways begins the wait
 * anew. A press on a head whose panel the mouse has just opened keeps it open.
 */
export function openOnHover(
  menu: HTMLDetailsElement,
  { isRow, signal }: { readonly isRow: () => boolean; readonly signal: AbortSignal },
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let under: HTMLElement | null = null
  let opened: HTMLDetailsElement | undefined
  let height = 0
  let across = 0

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const wait = (act: () => void, ms: number) => {
    stop()
    timer = setTimeout(() => {
      timer = undefined
      act()
    }, ms)
  }
  const show = () => {
    // Somebody with a keyboard is in the panel.
    if (openDetails(menu).some((one) => one !== menu && isUsed(one))) return
    const submenu = submenuOf(under)
    if (submenu?.open === true) return
    closeDetails(menu, (one) => one !== menu)
    opened = submenu
    if (submenu) submenu.open = true
  }
  const hide = () => {
    if (opened && !isUsed(opened)) opened.open = false
    opened = undefined
  }

  const onMove = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || !isRow()) return
    const isGoingDown = clientY - height > Math.abs(clientX - across)
    height = clientY
    across = clientX
    const head = headOf(target)
    const isNew = head !== under
    under = head
    if (head === null) stop()
    else if (isNew || (timer !== undefined && isGoingDown)) wait(show, hoverOpenMs)
  }
  const onLeave = () => {
    under = null
    stop()
    if (opened) wait(hide, hoverCloseMs)
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

/** The focus is in the panel, not on its head. */
function isUsed(submenu: HTMLDetailsElement): boolean {
  const { activeElement } = submenu.ownerDocument
  return holds(submenu, activeElement) && headOf(activeElement) === null
}
