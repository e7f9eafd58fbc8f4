import type { RegionPickerView } from '@cartonnage/react-hooks'
import { useShopClient } from '@cartonnage/react-hooks'
import type { ShopError } from '@cartonnage/sdk/errors'
import type { RegionOption, ShopType } from '@cartonnage/sdk/rules'
import {
  externalShopUrl,
  germanShopUrl,
  readRegion,
  removeUrlRegion,
  shopCurrencies,
  swissShopUrl,
} from '@cartonnage/sdk/rules'
import type { MouseEvent } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { externalShopOrigins, hostSettings, shopSettings } from '../../shell/shop-settings'
import { usePageUrl } from '../../shell/use-page-url'
import { Flag } from '../../components/flag'
import { CheckIcon, NewWindowIcon } from '../../components/icons'
import { Note } from '../../components/note'
import { sentencesOf } from '../../shell/reported-failure'
import { useReportedFailure } from '../../shared/failures/use-reported-failure'
import styles from './choices.module.css'

export interface RegionsProps {
  readonly picker: RegionPickerView
  /** Another shop opens, in a window of its own. */
  readonly onOpenOther: () => void
}

/** Why a change failed; the list below offers another attempt. */
function Problem({ error }: { readonly error: ShopError }) {
  const { t } = useTranslation('region')
  const failure = useReportedFailure(error)
  return (
    <Note kind="error" role="alert" title={t('confirm.failed')}>
      {failure === undefined ? null : <p>{sentencesOf(failure)}</p>}
    </Note>
  )
}

/** The regions of this shop, and links to the other shops. */
export function Regions({ picker, onOpenOther }: RegionsProps) {
  const { t } = useTranslation('region')
  const { shop } = useShopClient()
  const id = useId()
  const options = picker.options ?? []
  const others = options.filter(({ isRegion }) => !isRegion)
  return (
    <div className={styles.regions} role="group" aria-labelledby={id} aria-busy={picker.isBusy}>
      {shop === 'CH' ? <CurrentRegion {...picker.selected} /> : null}
      <p id={id} className={styles.title}>
        {t(shop === 'CH' ? 'otherRegion' : 'region')}
      </p>
      {picker.problem && picker.question === undefined ? <Problem error={picker.problem} /> : null}
      <ul className={styles.list}>
        {options.map((option) =>
          option.isRegion ? (
            <li key={option.countryCode}>
              <RegionLink option={option} onChoose={picker.choose} />
            </li>
          ) : null,
        )}
      </ul>
      {shop === 'CH' ? null : <p className={styles.caption}>{t('otherShops')}</p>}
      <ul className={styles.list}>
        {others.map((option) => (
          <li key={option.countryCode}>
            <OtherShop option={option} onOpen={onOpenOther} />
          </li>
        ))}
      </ul>
      {shop === 'CH' ? <p className={styles.caption}>{t('opensOtherShop')}</p> : null}
    </div>
  )
}

/** The current region of the Swiss shop, where the list has only other ones. */
function CurrentRegion({ countryCode, countryName }: RegionPickerView['selected']) {
  return (
    <p className={styles.row} aria-current="true">
      <Flag countryCode={countryCode} />
      <span className={styles.name}>{countryName}</span>
      <CheckIcon size={17} />
    </p>
  )
}

interface RegionLinkProps {
  readonly option: RegionOption
  readonly onChoose: (countryCode: string) => void
}

/** Without scripts it links to this page for that region. */
function RegionLink({ option: { countryCode, countryName, isSelected }, onChoose }: RegionLinkProps) {
  const href = regionUrl(usePageUrl(), countryCode)
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(countryCode)
  }
  return (
    <a
      className={styles.row}
      href={href}
      data-replay
      aria-current={isSelected ? 'true' : undefined}
      onClick={choose}
    >
      <Flag countryCode={countryCode} />
      <span className={styles.name}>{countryName}</span>
      {isSelected ? <CheckIcon size={17} /> : null}
    </a>
  )
}

function regionUrl(pageUrl: string, countryCode: string): string {
  const url = removeUrlRegion(pageUrl)
  return `${url}${url.includes('?') ? '&' : '?'}region=${countryCode}`
}

interface OtherShopProps {
  readonly option: RegionOption
  readonly onOpen: () => void
}

/** A country of another shop, which opens in a new window without access to this one. */
function OtherShop({ option, onOpen }: OtherShopProps) {
  const { t } = useTranslation('region')
  const { shop } = useShopClient()
  const href = otherShopUrl(option, usePageUrl())
  const mark = shop === 'CH' ? shopCurrencies.DE : option.shopMark
  return (
    <a className={styles.row} href={href} target="_blank" rel="noopener" onClick={onOpen}>
      <Flag countryCode={option.countryCode} />
      <span className={styles.name}>{option.countryName}</span> <span className={styles.mark}>{mark}</span>
      <NewWindowIcon size={17} title={t('newWindow')} />
    </a>
  )
}

/** The URL of the shop for a country that this one does not serve; undefined if it is not known. */
function otherShopUrl({ countryCode }: RegionOption, currentUrl: string): string | undefined {
  const toShop = (shop: ShopType) => ({
    origin: shopSettings[shop].origin,
    currentUrl,
    settings: hostSettings,
  })
  if (countryCode === 'CH') return swissShopUrl(toShop('CH'))
  const region = readRegion('DE', countryCode)
  if (region !== undefined) return germanShopUrl(region, toShop('DE'))
  const origin = externalShopOrigins[countryCode]
  return origin === undefined ? undefined : externalShopUrl(origin)
}
