import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRevalidator } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { Drawing } from '../../drawing/drawing'
import { wasPlacedHere } from '../../shared/order-facts/placed-here'
import styles from './confirmation-page.module.css'
import { ReloadLink } from './pending-order'

/**
 * No order of this buyer has the number. A server cannot know that the order has just been placed; the browser that
 * placed it does, and loads the page again.
 */
export function MissingOrder({ orderReferenceNumber }: { readonly orderReferenceNumber: string }) {
  const { t } = useTranslation('confirmation')
  useReloadWherePlaced(orderReferenceNumber)
  return (
    <div className="container section">
      <EmptyState
        level={1}
        drawing={
          <Drawing
            kind="blank"
            {...{ length: 300, width: 200, height: 150 }}
            fit={{ width: 190, height: 150 }}
            lineOnly
          />
        }
        title={t('missing.title')}
        actions={
          <>
            <Link className={buttonClass({ variant: 'primary' })} to={paths.orders()}>
              {t('orders')}
            </Link>
            <Link className={buttonClass()} to={paths.home()}>
              {t('shop')}
            </Link>
          </>
        }
      >
        <p>{t('missing.text')}</p>
        <p className={styles.recent}>
          {t('missing.recent')} <ReloadLink />
        </p>
      </EmptyState>
    </div>
  )
}

function useReloadWherePlaced(orderReferenceNumber: string): void {
  const shop = useShopClient()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (wasPlacedHere(shop, orderReferenceNumber)) void revalidate()
  }, [shop, orderReferenceNumber, revalidate])
}
