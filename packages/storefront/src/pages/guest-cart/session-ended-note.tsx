import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { findRecentOrder } from '../../shell/recent-order'
import { paths } from '../../shell/paths'
import { usePageQuery } from '../../shell/use-shared-location'
import { useHydrated } from '../../hydration/use-hydrated'
import { Note } from '../../components/note'
import actionStyles from '../../shared/lines/note-with-action.module.css'

/** Says to a guest who comes from the checkout that the session has ended, and that nothing was ordered. */
export function SessionEndedNote() {
  const isRequested = usePageQuery().has('ended')
  return useHydrated() && isRequested ? <NothingOrdered /> : null
}

/** Only where this browser knows so. It leaves the URL at once: after a later order, Back must not say so again. */
function NothingOrdered() {
  const { t } = useTranslation('guest-cart')
  const shop = useShopClient()
  const plainUrl = useHref(paths.guestCart())
  const [isCertain] = useState(() => findRecentOrder(shop, Date.now()) === undefined)
  useEffect(() => history.replaceState(history.state, '', plainUrl), [plainUrl])
  return isCertain ? (
    <Note className={actionStyles.note} kind="warning" role="alert">
      <p>{t('ended')}</p>
    </Note>
  ) : null
}
