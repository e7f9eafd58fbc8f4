import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigation } from 'react-router-dom'
import { CheckIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { checkoutSteps, stepPath } from './checkout-step'
import type { CheckoutStep } from './checkout-step'
import styles from './steps-bar.module.css'

interface StepsBarProps {
  readonly current: CheckoutStep
}

/** The four steps: completed ones are links, the current one is marked. */
export function StepsBar({ current }: StepsBarProps) {
  const { t } = useTranslation('checkout')
  const position = checkoutSteps.indexOf(current)
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles.steps}>
        {checkoutSteps.map((step, index) => (
          <li
            key={step}
            className={joinClasses(index < position && styles.done, index === position && styles.current)}
            aria-current={index === position ? 'step' : undefined}
          >
            {index < position ? (
              <Link to={stepPath(step)}>
                <CheckIcon size={17} />
                {t(`step.${step}`)}
                <span className="visually-hidden">, {t('done')}</span>
              </Link>
            ) : (
              <span>
                <b>{index + 1}</b>
                {` ${t(`step.${step}`)}`}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/**
 * The step that is being loaded, after a link or after Back and Forward, which change the URL at once. Undefined
 * while none is, and while a form is submitted: it stays until it is known where it leads.
 */
export function usePendingStep(current: CheckoutStep): CheckoutStep | undefined {
  const { state, location, formData } = useNavigation()
  const { pathname } = useLocation()
  if (state !== 'loading' || formData !== undefined || location.pathname !== pathname) return undefined
  const requested = new URLSearchParams(location.search).get('step')
  const step = checkoutSteps.find((candidate) => candidate === requested)
  return step === current ? undefined : step
}
