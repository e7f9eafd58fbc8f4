import { resizeDelayMs } from '@cartonnage/sdk/rules'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import {
  closeDetails,
  headAttribute,
  holds,
  openDetails,
  openIds,
  submenuAttribute,
} from './category-menu-elements'
import { openOnHover } from './category-menu-hover'
import { moveFocus } from './category-menu-keys'
import { useShopClient } from './shop-provider'

export interface CategoryMenuOptions {
  /**
   * Whether the menus stand in a row with panels below (wide windows) rather than each in place of the list. Asked
   * whenever something happens; the same function at each render.
   */
  readonly isRow: () => boolean
}

export interface CategoryMenuView {
  /** For the outermost `<details>`: its `<summary>` is the menu button of small windows. */
  readonly menuProps: { readonly ref: RefObject<HTMLDetailsElement | null> }
  /** For the link or the `<summary>` of each item of the first level. */
  readonly headProps: { readonly [headAttribute]: '' }
  /** The submenus that are open, outer ones first. Says late what has happened: nothing waits for a view. */
  readonly openIds: readonly string[]
  /** Closes the menu with all its submenus, as after a navigation. */
  readonly closeAll: () => void
}

const headProps = { [headAttribute]: '' } as const

/** For the `<details>` of an item with children, at any level; its `<summary>` is its first child. */
export const submenuProps = (id: string): { readonly [submenuAttribute]: string } => ({
  [submenuAttribute]: id,
})

/**
 * The behaviour of a category menu of nested `<details>`, after the disclosure navigation pattern: they open without
 * scripts, and with this one at a time, also under a resting mouse; arrow keys lead along; Escape closes the
 * innermost and gives the focus back. Everything closes with a press or the focus elsewhere, with the client's
 * 'search' event [2.3-5], and when the window became wide or narrow.
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
    const leave = new AbortController()
    const context = { isRow, signal: leave.signal }
    const tell = () => startTransition(() => setOpen(openIds(menu)))
    // Opened before this was here.
    if (openIds(menu).length > 0) tell()
    keepOneOpen(menu, { ...context, tell })
    closeOutside(menu, context)
    closeOnEscape(menu, context)
    closeOnResize(menu, context)
    openOnHover(menu, context)
    menu.addEventListener('keydown', (event) => moveFocus(menu, event, isRow()), context)
    return () => leave.abort()
  }, [isRow])
  return { menuProps: { ref }, headProps, openIds: open, closeAll }
}

interface Context extends CategoryMenuOptions {
  readonly signal: AbortSignal
}

/** An opened submenu closes those beside it; a closed one closes those in it. */
function keepOneOpen(menu: HTMLDetailsElement, { signal, tell }: Context & { tell: () => void }): void {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement)) return
    if (target.open) closeDetails(menu, (one) => !one.contains(target) && !target.contains(one))
    else closeDetails(target)
    tell()
  }
  // Does not bubble.
  menu.addEventListener('toggle', onToggle, { signal, capture: true })
}

function closeOutside(menu: HTMLDetailsElement, { isRow, signal }: Context): void {
  const onClick = ({ target }: Event) => closeDetails(menu, (one) => !holds(one, target))
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || relatedTarget.closest('dialog, [popover]')) return
    // In a list the submenu stays while the focus is in what is pinned below it.
    closeDetails(menu, (one) => (isRow() || one === menu) && !holds(one, relatedTarget))
  }
  menu.ownerDocument.addEventListener('click', onClick, { signal })
  menu.addEventListener('focusout', onFocusOut, { signal })
}

/** Also what only the mouse opened goes with Escape; then the focus stays where it is. */
function closeOnEscape(menu: HTMLDetailsElement, { isRow, signal }: Context): void {
  const onKey = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape') return
    if (!holds(menu, target)) return closeDetails(menu)
    const candidates = openDetails(menu).filter((one) => holds(one, target) && !(isRow() && one === menu))
    // In a row the inner levels are always shown: what closes is the panel.
    const closing = isRow()
      ? (candidates[0] ?? openDetails(menu).find((one) => one !== menu))
      : candidates.at(-1)
    if (closing === undefined) return
    closing.open = false
    if (holds(closing, target)) closing.querySelector('summary')?.focus()
  }
  menu.ownerDocument.addEventListener('keydown', onKey, { signal })
}

/** A list that became a row, or the other way round, begins anew [9-16]. */
function closeOnResize(menu: HTMLDetailsElement, { isRow, signal }: Context): void {
  let wasRow = isRow()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (isRow() !== wasRow) closeDetails(menu)
    wasRow = isRow()
  }
  const onResize = () => {
    clearTimeout(timer)
    timer = setTimeout(look, resizeDelayMs)
  }
  window.addEventListener('resize', onResize, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}
