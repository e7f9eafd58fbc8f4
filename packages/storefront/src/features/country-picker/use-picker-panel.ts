import { isWithin } from '@cartonnage/sdk/rules'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { useLeaving } from '../../app/use-leaving'

/** `whole`: over the whole window, where nothing else can be reached. `beside`: next to its button, which closes it. */
type PanelState = 'closed' | 'whole' | 'beside'

export interface PickerElements {
  readonly panel: RefObject<HTMLDialogElement | null>
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Opens and closes the picker's panel [2.9-7]: modal where it takes the whole width [2.9-9], beside the page elsewhere. */
export function usePickerPanel(elements: PickerElements) {
  const { panel } = elements
  const [state, setState] = useState<PanelState>('closed')
  const open = () => setState(show(elements))
  const close = () => panel.current?.close()
  useOwnClosing(elements, state)
  useReopening(elements, { state, open })
  return {
    isOpen: state !== 'closed',
    close,
    toggle: () => (panel.current?.open === true ? close() : open()),
    /** For the panel's own event, which comes late: meanwhile it may stand open again. */
    onClose: () => {
      if (panel.current?.open !== true) setState('closed')
    },
  }
}

function show({ panel, button }: PickerElements): PanelState {
  const state = isWithin(innerWidth, 'countryPicker') ? 'whole' : 'beside'
  if (state === 'whole') panel.current?.showModal()
  else {
    panel.current?.show()
    // There is room for both: the panel leaves the height of the button's row (country-picker.module.css).
    for (const { current } of [panel, button]) current?.scrollIntoView({ block: 'nearest' })
  }
  return state
}

/**
 * What the browser does for a modal panel only: Escape closes it, wherever the focus is, and so do a press and a focus
 * beside it.
 */
function useOwnClosing({ panel, button }: PickerElements, state: PanelState): void {
  useLeaving(state === 'beside', {
    onLeave: (to) => {
      if (button.current?.contains(to) !== true) panel.current?.close()
    },
    onEscape: () => {
      panel.current?.close()
      button.current?.focus()
    },
  })
}

interface Opening {
  readonly state: PanelState
  readonly open: () => void
}

/** A window that becomes wide or narrow meanwhile has the panel in the other way. */
function useReopening({ panel }: PickerElements, { state, open }: Opening): void {
  useEffect(() => {
    if (state === 'closed') return undefined
    const onResize = () => {
      if ((state === 'whole') === isWithin(innerWidth, 'countryPicker')) return
      panel.current?.close()
      open()
    }
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  })
}
