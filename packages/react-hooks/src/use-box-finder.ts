import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react'
import { boxFinderSearchTerm, startBoxFinder } from '@cartonnage/sdk/rules'
import { useShopClient } from './shop-provider'
import { boxFinderPageKey, useBoxFinderForm, useEachKey } from './use-box-finder-form'
import type { BoxFinderFormOptions, BoxFinderFormView } from './use-box-finder-form'

export interface BoxFinderView extends BoxFinderFormView {
  readonly isOpen: boolean
  /**
   * The page opened the panel, and the width of the window is not known yet: on a server and while hydrating.
   * Hide the panel in windows up to `boxFinderOpenAbove` as long as it holds.
   */
  readonly isAutomatic: boolean
  /** Opens or closes the panel [4.box-finder-1]. */
  toggle(): void
  /** For the `<details>` whose `<summary>` is the button; Escape closes it and gives the focus back. */
  readonly detailsProps: {
    readonly ref: RefObject<HTMLDetailsElement | null>
    readonly open: boolean
    readonly onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => void
  }
}

/** Tells of the panel each time that it opened or closed [2.4-18]. */
function useBoxOpened(isOpen: boolean, isSettled: boolean): void {
  const { events } = useShopClient()
  const reported = useRef(false)
  useEffect(() => {
    if (!isSettled || reported.current === isOpen) return
    reported.current = isOpen
    events.emit('boxopened', { showFinder: isOpen })
  }, [events, isOpen, isSettled])
}

/**
 * The behaviour of a Box Finder in a header: a panel that opens by itself on the page of its own search in wide
 * windows only [2.4-15] and starts closed everywhere else [2.4-16], around the form of {@link useBoxFinderForm}.
 *
 * @example
 * const finder = useBoxFinder({ page: { path, term, fields }, onFind, onReset })
 * <details {...finder.detailsProps}>
 *   <summary>Box Finder</summary>
 *   <form {...finder.formProps}>
 *     <input {...finder.fieldProps('length')} aria-label="Length" />…
 *     <button {...finder.findProps}>Find</button>
 *   </form>
 * </details>
 */
export function useBoxFinder(options: BoxFinderFormOptions): BoxFinderView {
  const { page } = options
  const isOwnPage = page.term === boxFinderSearchTerm
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(isOwnPage)
  const [isSettled, setSettled] = useState(false)
  const opensBySelf = (term = page.term) =>
    startBoxFinder({ term, fields: page.fields, windowWidth: globalThis.innerWidth }).isOpen
  const form = useBoxFinderForm({
    ...options,
    onFind: (dimensions) => {
      setOpen((wasOpen) => wasOpen && opensBySelf(boxFinderSearchTerm))
      options.onFind(dimensions)
    },
    onReset: () => {
      setOpen(false)
      options.onReset()
    },
  })

  useEachKey(boxFinderPageKey(page), (isFirst) => {
    // Before hydration the browser opened and closed it by itself.
    const isShown = isFirst ? (details.current?.open ?? isOpen) : true
    setOpen(isFirst && !isOwnPage ? isShown : isShown && opensBySelf())
    setSettled(true)
  })
  useBoxOpened(isOpen, isSettled)

  return {
    ...form,
    isOpen,
    isAutomatic: isOwnPage && isOpen && !isSettled,
    toggle: () => setOpen(!isOpen),
    detailsProps: {
      ref: details,
      open: isOpen,
      onToggle: ({ currentTarget }) => setOpen(currentTarget.open),
      onKeyDown: ({ key, currentTarget }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen(false)
        currentTarget.querySelector('summary')?.focus()
      },
    },
  }
}
