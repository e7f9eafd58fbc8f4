import { useTranslation } from 'react-i18next'
import { Link, useActionData } from 'react-router-dom'
import { Note } from '../../components/note'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { usePageQuery } from '../../shell/use-shared-location'
import type { lookUpOrder, RefusedLookup } from './data/order-lookup-action'
import { OrderLookupForm } from './order-lookup-form'
import styles from './order-lookup-page.module.css'

export const action = loadLater(async () => (await import('./data/order-lookup-action')).lookUpOrder)

/** `account`: neither robots nor caches may keep personal data. */
export const handle: PageHandle = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'order-lookup' }),
}

/** An order of someone without an account: a form for its number and e-mail address. */
export function Component() {
  const { t } = useTranslation('order-lookup')
  const refused: RefusedLookup | undefined = useActionData<typeof lookUpOrder>()
  const search = usePageQuery()
  return (
    <div className="container section">
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        {search.get('ended') === '1' && (refused === undefined || refused.carried) ? (
          <Note kind="info" role="status">
            <p>{t('ended')}</p>
            {refused?.carried ? <p>{t('endedInReturn')}</p> : null}
          </Note>
        ) : null}
        <p className="type-lead">{t('intro')}</p>
        <OrderLookupForm refused={refused} />
        <p>
          {t('account')}{' '}
          <Link className="link" to={paths.orders()}>
            {t('signIn')}
          </Link>
        </p>
      </div>
    </div>
  )
}
