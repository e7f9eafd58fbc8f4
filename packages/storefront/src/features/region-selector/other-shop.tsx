import { useShopClient } from '@cartonnage/react-hooks'
import { shopCurrencies } from '@cartonnage/sdk/rules'
import type { RegionOption } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Flag } from '../../components/flag'
import { NewWindowIcon } from '../../components/icons'
import styles from './choices.module.css'
import { shopLink } from './shop-link'
import { usePageUrl } from '../../app/use-page-url'

/** A country that another shop serves: it opens in a new window, which gets no hold of this one [2.8-8]. */
export function OtherShop({ option }: { readonly option: RegionOption }) {
  const { t } = useTranslation('region')
  const { shop } = useShopClient()
  const href = shopLink(option, usePageUrl())
  const mark = shop === 'CH' ? shopCurrencies.DE : option.shopMark
  return (
    <a className={styles['row']} href={href} target="_blank" rel="noopener">
      <Flag countryCode={option.countryCode} />
      <span className={styles['name']}>{option.countryName}</span>{' '}
      <span className={styles['mark']}>{mark}</span>
      <NewWindowIcon size={17} title={t('newWindow')} />
    </a>
  )
}
