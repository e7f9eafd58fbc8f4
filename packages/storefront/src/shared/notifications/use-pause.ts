import { useState } from 'react'
import type { FocusEvent } from 'react'

/** Paused while the pointer or the focus is inside. */
export function usePause() {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [wasPaused, setWasPaused] = useState(false)
  const isPaused = isPointed || isFocused
  if (isPaused && !wasPaused) setWasPaused(true)
  const pauseProps = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false)
    },
  }
  return { isPaused, wasPaused: wasPaused && !isPaused, pauseProps }
}
