import type { RegionPickerView } from '@cartonnage/react-hooks'
import { useShopClient } from '@cartonnage/react-hooks'
import type { RegionOption, ShopError } from '@cartonnage/sdk/rules'
import { removeUrlRegion } from '@cartonnage/sdk/rules'
import type { MouseEvent } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Flag } from '../../components/flag'
import { CheckIcon } from '../../components/icons'
import { Note } from '../../components/note'
import { sentencesOf } from '../failures/reported-failure'
import { useReportedFailure } from '../failures/use-reported-failure'
import styles from './choices.module.css'
import { OtherShop } from './other-shop'
import { usePageUrl } from '../../app/use-page-url'

export interface RegionsProps {
  readonly picker: RegionPickerView
}

/** What did not work, and why; the choice stands beside it, to be made again. */
function Problem({ error }: { readonly error: ShopError }) {
  const { t } = useTranslation('region')
  const failure = useReportedFailure(error)
  return (
    <Note kind="error" role="alert" title={t('confirm.failed')}>
      {failure === undefined ? null : <p>{sentencesOf(failure)}</p>}
    </Note>
  )
}

/** The regions of this shop, to be chosen [2.8-7], and the ways to the other shops [2.8-8], [2.8-13]. */
export function Regions({ picker }: RegionsProps) {
  const { t } = useTranslation('region')
  const { shop } = useShopClient()
  const id = useId()
  const options = picker.options ?? []
  const others = options.filter(({ isRegion }) => !isRegion)
  return (
    <div className={styles['regions']} role="group" aria-labelledby={id} aria-busy={picker.isBusy}>
      {shop === 'CH' ? <CurrentRegion {...picker.selected} /> : null}
      <p id={id} className={styles['title']}>
        {t(shop === 'CH' ? 'otherRegion' : 'region')}
      </p>
      {picker.problem && picker.question === undefined ? <Problem error={picker.problem} /> : null}
      <ul className={styles['list']}>
        {options.map((option) =>
          option.isRegion ? (
            <li key={option.countryCode}>
              <RegionLink option={option} onChoose={picker.choose} />
            </li>
          ) : null,
        )}
      </ul>
      {shop === 'CH' ? null : <p className={styles['caption']}>{t('otherShops')}</p>}
      <ul className={styles['list']}>
        {others.map((option) => (
          <li key={option.countryCode}>
            <OtherShop option={option} />
          </li>
        ))}
      </ul>
      {shop === 'CH' ? <p className={styles['caption']}>{t('opensOtherShop')}</p> : null}
    </div>
  )
}

/** Where one shops: the list below has other regions only [2.8-13]. */
function CurrentRegion({ countryCode, countryName }: RegionPickerView['selected']) {
  return (
    <p className={styles['row']} aria-current="true">
      <Flag countryCode={countryCode} />
      <span className={styles['name']}>{countryName}</span>
      <CheckIcon size={17} />
    </p>
  )
}

interface RegionLinkProps {
  readonly option: RegionOption
  readonly onChoose: (countryCode: string) => void
}

/** Without scripts it is this page for that region [2.1-12]. */
function RegionLink({ option: { countryCode, countryName, isSelected }, onChoose }: RegionLinkProps) {
  const href = regionUrl(usePageUrl(), countryCode)
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(countryCode)
  }
  return (
    <a
      className={styles['row']}
      href={href}
      data-replay
      aria-current={isSelected ? 'true' : undefined}
      onClick={choose}
    >
      <Flag countryCode={countryCode} />
      <span className={styles['name']}>{countryName}</span>
      {isSelected ? <CheckIcon size={17} /> : null}
    </a>
  )
}

function regionUrl(pageUrl: string, countryCode: string): string {
  const url = removeUrlRegion(pageUrl)
  return `${url}${url.includes('?') ? '&' : '?'}region=${countryCode}`
}
