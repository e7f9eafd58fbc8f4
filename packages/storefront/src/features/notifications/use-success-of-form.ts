import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { useRaise } from './use-raise'

/**
 * Tells that a form of this page did what it was for, when it leads on to a page that does not say so itself [8-5].
 * `to` is the address where success leads, undefined where the page there says it; a form that leads elsewhere, or comes
 * back, has not succeeded.
 */
export function useSuccessOfForm(text: string, to: string | undefined): void {
  const { state, formMethod, location } = useNavigation()
  const raise = useRaise()
  const isDone = state === 'loading' && formMethod === 'POST' && location.pathname === to
  useEffect(() => {
    if (isDone) raise.success(text)
  }, [isDone, raise, text])
}
