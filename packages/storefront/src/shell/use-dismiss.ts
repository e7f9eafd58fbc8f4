import { useEffect, useEffectEvent } from 'react'

export interface DismissHandlers {
  /** A click or the focus went to this element, which may still be inside. */
  readonly onLeave: (to: Element) => void
  /** Prevents the default where it closes something, so that nothing else closes with the same press. */
  readonly onEscape: (event: KeyboardEvent) => void
}

/** Listens, while something is open, for what dismisses it. Clicks and focus in a dialog do not count. */
export function useDismiss(isOpen: boolean, handlers: DismissHandlers): void {
  const onLeave = useEffectEvent(handlers.onLeave)
  const onEscape = useEffectEvent(handlers.onEscape)
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('dialog') === null) onLeave(target)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape(event)
    }
    document.addEventListener('click', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('click', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])
}
