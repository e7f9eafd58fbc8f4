import { useEffect } from 'react'

export interface Leaving {
  /** A press or the focus went there, which may still be inside. */
  readonly onLeave: (to: Element) => void
  readonly onEscape: () => void
}

/** Hears, while something is open, of what closes it; what asks in a dialog of its own is no leaving. */
export function useLeaving(isOpen: boolean, { onLeave, onEscape }: Leaving): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('dialog') === null) onLeave(target)
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape()
    }
    document.addEventListener('click', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('click', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  })
}
