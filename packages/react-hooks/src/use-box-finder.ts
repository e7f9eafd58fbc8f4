import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react'
import { boxFinderSearchTerm, startBoxFinder } from '@cartonnage/sdk/rules'
import { useShopClient } from './shop-provider'
import { boxFinderPageKey, useBoxFinderForm, useEachKey } from './use-box-finder-form'
import type { BoxFinderFormOptions, BoxFinderFormView } from './use-box-finder-form'

/** The state of a Box Finder panel, and the props of its elements. */
export interface BoxFinderView extends BoxFinderFormView {
  /** Whether the panel is open; the same on server and first render. */
  readonly isOpen: boolean
  /**
   * The page opened the panel, and the window width is not known yet: on a server and while hydrating. While true,
   * hide the panel in windows up to 768 px.
   */
  readonly isAutomatic: boolean
  /** Opens or closes the panel. */
  toggle(): void
  /** For the `<details>` whose `<summary>` is the button; Escape closes it and returns the focus. */
  readonly detailsProps: {
    /** Reads whether the browser opened it before hydration. */
    readonly ref: RefObject<HTMLDetailsElement | null>
    /** The same as `isOpen`. */
    readonly open: boolean
    /** Follows what the browser opens and closes. */
    readonly onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void
    /** Handles Escape only. */
    readonly onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => void
  }
}

/** Emits 'boxopened' each time the panel opens or closes. */
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
 * The behaviour of a Box Finder in a header: a panel around the form of {@link useBoxFinderForm}. It starts open on
 * the page of its own search in wide windows, closed everywhere else.
 *
 * @example
 * function BoxFinder(options: BoxFinderFormOptions) {
 *   const finder = useBoxFinder(options)
 *   return (
 *     <details {...finder.detailsProps}>
 *       <summary>Box Finder</summary>
 *       <form {...finder.formProps}>
 *         <input {...finder.fieldProps('length')} aria-label="Length" />
 *         <input {...finder.fieldProps('width')} aria-label="Width" />
 *         <input {...finder.fieldProps('height')} aria-label="Height" />
 *         <button {...finder.findProps}>Find</button>
 *       </form>
 *     </details>
 *   )
 * }
 */
export function useBoxFinder(options: BoxFinderFormOptions): BoxFinderView {
  const { page } = options
  const isOwnPage = page.term === boxFinderSearchTerm
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(isOwnPage)
  const [isSettled, setSettled] = useState(false)
  const opensAutomatically = (term = page.term) =>
    startBoxFinder({ term, fields: page.fields, windowWidth: globalThis.innerWidth }).isOpen
  const form = useBoxFinderForm({
    ...options,
    onFind: (dimensions, entered) => {
      setOpen((wasOpen) => wasOpen && opensAutomatically(boxFinderSearchTerm))
      options.onFind(dimensions, entered)
    },
    onReset: () => {
      setOpen(false)
      options.onReset()
    },
  })

  useEachKey(boxFinderPageKey(page), (isFirst) => {
    // Before hydration the browser alone opened and closed it.
    const wasOpen = isFirst ? (details.current?.open ?? isOpen) : true
    setOpen(isFirst && !isOwnPage ? wasOpen : wasOpen && opensAutomatically())
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
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        setOpen(false)
        event.currentTarget.querySelector('summary')?.focus()
      },
    },
  }
}
