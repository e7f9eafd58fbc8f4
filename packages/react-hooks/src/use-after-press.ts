import { useEffect, useRef } from 'react'

/**
 * Returns a function that makes the call at once, or, while a press is under way, when its click comes: what the call
 * moves would not be hit by that click any more.
 */
export function useAfterPress(call: () => void): () => void {
  const latest = useRef(call)
  const isPressed = useRef(false)
  const isWaiting = useRef(false)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => {
    const controller = new AbortController()
    const options = { signal: controller.signal, capture: true }
    const press = ({ button }: MouseEvent) => {
      isPressed.current = button === 0
    }
    const end = () => {
      isPressed.current = false
      if (isWaiting.current) latest.current()
      isWaiting.current = false
    }
    document.addEventListener('mousedown', press, options)
    // A press that ends outside of the window has no click: the next key ends it.
    for (const type of ['click', 'dragend', 'keydown']) document.addEventListener(type, end, options)
    return () => controller.abort()
  }, [])
  return () => {
    if (isPressed.current) isWaiting.current = true
    else latest.current()
  }
}
