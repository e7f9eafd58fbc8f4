import { useLocation, useNavigation } from 'react-router-dom'
import { checkoutSteps } from './checkout-step'
import type { CheckoutStep } from './checkout-step'

/**
 * The step that is on its way to the page, by a link or by Back and Forward: those change the address at once.
 * Undefined while nothing is, and while a form is sent, which stays until it is known where it leads.
 */
export function usePendingStep(shown: CheckoutStep): CheckoutStep | undefined {
  const { state, location, formData } = useNavigation()
  const { pathname } = useLocation()
  if (state !== 'loading' || formData !== undefined || location.pathname !== pathname) return undefined
  const requested = new URLSearchParams(location.search).get('step')
  const step = checkoutSteps.find((existing) => existing === requested)
  return step === shown ? undefined : step
}
