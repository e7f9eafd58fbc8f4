import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CheckIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { checkoutSteps, stepPath } from './checkout-step'
import type { CheckoutStep } from './checkout-step'
import styles from './steps-bar.module.css'

export interface StepsBarProps {
  readonly current: CheckoutStep
}

/** Four bars: what is done is a link back, the present step is marked, the rest is to come. */
export function StepsBar({ current }: StepsBarProps) {
  const { t } = useTranslation('checkout')
  const position = checkoutSteps.indexOf(current)
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles['steps']}>
        {checkoutSteps.map((step, index) => (
          <li
            key={step}
            className={joinClasses(
              index < position && styles['done'],
              index === position && styles['current'],
            )}
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
                <b>{index + 1}</b> {t(`step.${step}`)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
