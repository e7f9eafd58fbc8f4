import { ConsentGate } from '../features/consent/consent-gate'
import { useFooterProblem } from '../features/footer/use-footer-problem'
import { ChecksPart } from './checks-part'
import { useInactiveCartProblem } from './use-inactive-cart-problem'
import { useRenewalWord } from './use-renewal-word'
import { useScreenViews } from './use-screen-views'
import { useSessionEnd } from './use-session-end'

/**
 * What a page tells, asks and counts once somebody is there: problems of the frame, the question for consent, and the
 * page itself as viewed; what of the cart is being checked; and a buyer's page that is left when its session has ended. A page that nobody moves on is not counted.
 */
export function PageEffects() {
  useInactiveCartProblem()
  useFooterProblem()
  useRenewalWord()
  useScreenViews()
  useSessionEnd()
  return (
    <>
      <ConsentGate />
      <ChecksPart />
    </>
  )
}
