import { useShopClient } from '@cartonnage/react-hooks'
import { formatPhone, phoneHref, readContact } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../shell/shop-settings'
import { Note } from '../../components/note'

/** In place of offers where the organisation has none: how to reach who makes them. */
export function NoOffers() {
  const { t } = useTranslation('offers')
  const { phone, email } = shopSettings[useShopClient().shop]
  const number = readContact(phone)
  const address = readContact(email)
  return (
    <Note kind="info">
      <p>
        {t('unavailable')}
        {number === undefined ? null : (
          <>
            {' '}
            <a className="link no-break" href={phoneHref(number)}>
              {formatPhone(number)}
            </a>
          </>
        )}
        {address === undefined ? null : (
          <>
            {number === undefined ? ' ' : ', '}
            <a className="link" href={`mailto:${address}`}>
              {address}
            </a>
          </>
        )}
      </p>
    </Note>
  )
}
