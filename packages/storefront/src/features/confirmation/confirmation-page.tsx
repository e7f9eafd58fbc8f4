import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { paths } from '../../app/paths'
import { Badge } from '../../components/badge'
import { buttonClass } from '../../components/button'
import { CheckIcon } from '../../components/icons'
import { BoxDrawing } from '../drawing/box-drawing'
import type { loadConfirmation } from './confirmation-loader'
import styles from './confirmation-page.module.css'
import { OrderFacts } from './order-facts'

export { loadConfirmation as loader } from './confirmation-loader'

export const handle: PageHandle<typeof loadConfirmation> = {
  kind: 'order-confirmation',
  title: ({ i18n }) => i18n.t('title', { ns: 'confirmation' }),
}

/** The order stands: its number, what happens next, and where to go on. */
export function Component() {
  const { t } = useTranslation('confirmation')
  const { orderReferenceNumber, buyerName } = useLoaderData<typeof loadConfirmation>()
  return (
    <div className="container section">
      <div className="layout-halves">
        <section className={styles['words']}>
          <Badge variant="fit" icon={<CheckIcon size={17} />}>
            {t('badge')}
          </Badge>
          <h1 className={styles['thanks']}>
            {buyerName === null ? t('thanks') : t('thanksNamed', { name: buyerName })}
          </h1>
          <p className="type-lead">
            {t('number')} <strong className={styles['number']}>{orderReferenceNumber}</strong>.
          </p>
          <OrderFacts />
          <NextSteps />
          <p className={styles['ways']}>
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.orders()}>
              {t('orders')}
            </Link>
            <Link className={buttonClass({ variant: 'neutral' })} to={paths.home()}>
              {t('shop')}
            </Link>
          </p>
        </section>
        <PackedBox />
      </div>
    </div>
  )
}

const steps = ['check', 'send', 'invoice'] as const

function NextSteps() {
  const { t } = useTranslation('confirmation')
  return (
    <section className={styles['next']}>
      <h2 className="type-h3">{t('next.heading')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
    </section>
  )
}

/** A box with the order's number printed on it. Decoration: the number stands beside it. */
function PackedBox() {
  const { orderReferenceNumber } = useLoaderData<typeof loadConfirmation>()
  return (
    <div className={styles['picture']}>
      <BoxDrawing
        length={400}
        width={300}
        height={240}
        flute="B"
        fit={{ width: 460, height: 400 }}
        print={[orderReferenceNumber, 'CARTONNAGE']}
        fluid
      />
    </div>
  )
}
