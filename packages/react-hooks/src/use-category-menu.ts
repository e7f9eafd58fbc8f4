import { resizeDelayMs } from '@cartonnage/sdk/rules'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import {
  closeDetails,
  headAttribute,
  contains,
  openDetails,
  openIds,
  submenuAttribute,
} from './category-menu-elements'
import { openOnHover } from './category-menu-hover'
import { moveFocus } from './category-menu-keys'
import { useShopClient } from './shop-provider'

/** What {@link useCategoryMenu} needs. */
export interface CategoryMenuOptions {
  /**
   * Whether the menu is a row with panels below (wide windows) rather than a list. Called on each event; pass the
   * same function on every render.
   */
  readonly isRow: () => boolean
}

/** The state of a category menu, and the props of its elements. */
export interface CategoryMenuView {
  /** For the outermost `<details>`: its `<summary>` is the menu button of small windows. */
  readonly menuProps: {
    /** The hook listens on this element. */
    readonly ref: RefObject<HTMLDetailsElement | null>
  }
  /** For the link or the `<summary>` of each first-level item. */
  readonly headProps: {
    /** Marks the element for keys and hovering. */
    readonly [headAttribute]: ''
  }
  /** The ids of the open submenus, outer ones first. Updated in a transition, so it may lag behind the screen. */
  readonly openIds: readonly string[]
  /** Closes the menu and all its submenus, for instance after a navigation. */
  readonly closeAll: () => void
}

const headProps = { [headAttribute]: '' } as const

/** For the `<details>` of an item with children, at any level; its first child must be its `<summary>`. */
export const submenuProps = (id: string): { readonly [submenuAttribute]: string } => ({
  [submenuAttribute]: id,
})

/**
 * The behaviour of a category menu of nested `<details>`, after the ARIA disclosure navigation pattern. They open
 * without scripts; with scripts only one at a time is open, also by hovering; arrow keys move the focus; Escape
 * closes the innermost and returns the focus. Everything closes on a click or focus elsewhere, on the client's
 * 'search' event, and when the window becomes wide or narrow.
 */
export function useCategoryMenu({ isRow }: CategoryMenuOptions): CategoryMenuView {
  const ref = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState<readonly string[]>([])
  const { events } = useShopClient()
  const closeAll = useCallback(() => closeDetails(ref.current), [])
  useEffect(() => events.on('search', closeAll), [events, closeAll])
  useEffect(() => {
    const menu = ref.current
    if (menu === null) return
    const controller = new AbortController()
    const context = { isRow, signal: controller.signal }
    const updateOpenIds = () => startTransition(() => setOpen(openIds(menu)))
    // Opened before hydration.
    if (openIds(menu).length > 0) updateOpenIds()
    keepOneOpen(menu, { ...context, updateOpenIds })
    closeOutside(menu, context)
    closeOnEscape(menu, context)
    closeOnResize(menu, context)
    openOnHover(menu, context)
    menu.addEventListener('keydown', (event) => moveFocus(menu, event, isRow()), context)
    return () => controller.abort()
  }, [isRow])
  return { menuProps: { ref }, headProps, openIds: open, closeAll }
}

interface Context extends CategoryMenuOptions {
  readonly signal: AbortSignal
}

/** An opened submenu closes its siblings; a closed one closes its descendants. */
function keepOneOpen(
  menu: HTMLDetailsElement,
  { signal, updateOpenIds }: Context & { updateOpenIds: () => void },
): void {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement)) return
    if (target.open) closeDetails(menu, (details) => !details.contains(target) && !target.contains(details))
    else closeDetails(target)
    updateOpenIds()
  }
  // Toggle events do not bubble.
  menu.addEventListener('toggle', onToggle, { signal, capture: true })
}

function closeOutside(menu: HTMLDetailsElement, { isRow, signal }: Context): void {
  const onClick = ({ target }: Event) => closeDetails(menu, (details) => !contains(details, target))
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || relatedTarget.closest('dialog, [popover]')) return
    // In a list the submenu stays while the focus is in an element pinned below it.
    closeDetails(menu, (details) => (isRow() || details === menu) && !contains(details, relatedTarget))
  }
  menu.ownerDocument.addEventListener('click', onClick, { signal })
  menu.addEventListener('focusout', onFocusOut, { signal })
}

/**
 * Escape also closes what only the mouse opened; then the focus stays where it is. The default is prevented, so that
 * nothing else closes with the same press.
 */
function closeOnEscape(menu: HTMLDetailsElement, { isRow, signal }: Context): void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event
    if (key !== 'Escape' || openDetails(menu).length === 0) return
    event.preventDefault()
    if (!contains(menu, target)) return closeDetails(menu)
    const candidates = openDetails(menu).filter(
      (details) => contains(details, target) && !(isRow() && details === menu),
    )
    // In a row the inner levels are always visible, so the panel closes.
    const closing = isRow()
      ? (candidates[0] ?? openDetails(menu).find((details) => details !== menu))
      : candidates.at(-1)
    if (closing === undefined) return
    closing.open = false
    if (contains(closing, target)) closing.querySelector('summary')?.focus()
  }
  menu.ownerDocument.addEventListener('keydown', onKey, { signal })
}

/** Closes everything when a list becomes a row or a row a list. */
function closeOnResize(menu: HTMLDetailsElement, { isRow, signal }: Context): void {
  let wasRow = isRow()
  let timer: ReturnType<typeof setTimeout> | undefined
  const closeIfChanged = () => {
    if (isRow() !== wasRow) closeDetails(menu)
    wasRow = isRow()
  }
  const onResize = () => {
    clearTimeout(timer)
    timer = setTimeout(closeIfChanged, resizeDelayMs)
  }
  window.addEventListener('resize', onResize, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}
