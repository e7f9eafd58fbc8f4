import { isWithin } from '@cartonnage/sdk/rules'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDismiss } from '../../shell/use-dismiss'

/** `modal`: over the whole window, with everything else inert. `docked`: next to its button, which closes it. */
type PanelState = 'closed' | 'modal' | 'docked'

export interface PickerElements {
  readonly panel: RefObject<HTMLDialogElement | null>
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Opens and closes the picker's panel: modal in windows where it has the whole width, otherwise docked. */
export function usePickerPanel(elements: PickerElements) {
  const { panel } = elements
  const [state, setState] = useState<PanelState>('closed')
  const open = () => setState(openPanel(elements))
  const close = () => panel.current?.close()
  useClosingWhenDocked(elements, state)
  useReopeningOnResize(elements, { state, open })
  return {
    isOpen: state !== 'closed',
    close,
    toggle: () => (panel.current?.open === true ? close() : open()),
    /** For the panel's close event, which is async: the panel may be open again by then. */
    onClose: () => {
      if (panel.current?.open !== true) setState('closed')
    },
  }
}

function openPanel({ panel, button }: PickerElements): PanelState {
  const state = isWithin(innerWidth, 'countryPicker') ? 'modal' : 'docked'
  if (state === 'modal') panel.current?.showModal()
  else {
    panel.current?.show()
    // Both fit: the panel leaves the height of the button's row free (country-picker.module.css).
    for (const { current } of [panel, button]) current?.scrollIntoView({ block: 'nearest' })
  }
  return state
}

/**
 * Closes a docked panel as browsers close a modal one: on Escape, wherever the focus is, and on a click or focus
 * outside.
 */
function useClosingWhenDocked({ panel, button }: PickerElements, state: PanelState): void {
  useDismiss(state === 'docked', {
    onLeave: (to) => {
      if (button.current?.contains(to) !== true) panel.current?.close()
    },
    onEscape: (event) => {
      event.preventDefault()
      panel.current?.close()
      button.current?.focus()
    },
  })
}

interface Opening {
  readonly state: PanelState
  readonly open: () => void
}

/** Reopens the panel in the other state when the window becomes wide or narrow. */
function useReopeningOnResize({ panel }: PickerElements, { state, open }: Opening): void {
  const onResize = useEffectEvent(() => {
    if ((state === 'modal') === isWithin(innerWidth, 'countryPicker')) return
    panel.current?.close()
    open()
  })
  const isOpen = state !== 'closed'
  useEffect(() => {
    if (!isOpen) return undefined
    const listener = () => onResize()
    addEventListener('resize', listener)
    return () => removeEventListener('resize', listener)
  }, [isOpen])
}
