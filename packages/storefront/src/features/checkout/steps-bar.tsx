import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CheckIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { checkoutSteps, stepPath } from './checkout-step'
import type { CheckoutStep } from './checkout-step'
import styles from './steps-bar.module.css'

export interface StepsBarProps {
  readonly present: CheckoutStep
}

/** Four bars: what is done is a link back, the present step is marked, the rest is to come. */
export function StepsBar({ present }: StepsBarProps) {
  const { t } = useTranslation('checkout')
  const place = checkoutSteps.indexOf(present)
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles['steps']}>
        {checkoutSteps.map((step, index) => (
          <li
            key={step}
            className={joinClasses(index < place && styles['done'], index === place && styles['present'])}
            aria-current={index === place ? 'step' : undefined}
          >
            {index < place ? (
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
