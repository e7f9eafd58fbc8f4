import { useEffect } from 'react'

/** What is done when the press ends that is under way in this window. */
let atEnd: (() => void) | undefined

const hear = ({ type }: Event) => {
  atEnd?.()
  atEnd = type === 'mousedown' ? () => {} : undefined
}

/** Makes the call at once, or, while a press is under way, when its click comes. */
function afterPress(call: () => void): void {
  if (atEnd) atEnd = call
  else call()
}

/**
 * For what a field does when it is left: done while the press goes on that took the focus, it may move what is pressed,
 * and the click would miss it.
 */
export function useAfterPress(): (call: () => void) => void {
  useEffect(() => {
    // The same listener for all fields. A press that ends outside of the window has no click: the next key ends it.
    for (const type of ['mousedown', 'click', 'keydown']) document.addEventListener(type, hear, true)
  }, [])
  return afterPress
}
