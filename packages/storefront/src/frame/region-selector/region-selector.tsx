import { useShopClient } from '@cartonnage/react-hooks'
import { languageOptions } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { closeAll, useClosingDetails } from '../../shell/use-closing-details'
import { Flag } from '../../components/flag'
import { ChevronDownIcon } from '../../components/icons'
import { Languages } from './languages'
import { RegionQuestion } from './region-question'
import styles from './region-selector.module.css'
import { Regions } from './regions'
import { useRegionMenu } from './use-region-menu'

/**
 * Region and language in wide windows: the selected country's flag, and a panel. Native `<details>`, so it opens
 * without scripts; the backdrop is part of its summary, so a click on it closes the panel.
 */
export function RegionSelector() {
  const { t } = useTranslation('region')
  const { shop, locale } = useShopClient()
  const details = useClosingDetails<HTMLDetailsElement>()
  const closePanel = () => close(details.current)
  const picker = useRegionMenu(closePanel)
  if (picker === undefined) return null
  const { countryCode, countryName } = picker.selected
  const language = languageOptions(shop, locale).find(({ isSelected }) => isSelected)
  return (
    <>
      <details ref={details} className={styles.menu} data-region-selector suppressHydrationWarning>
        <summary className={styles.head}>
          <Flag countryCode={countryCode} />
          <span className={styles.short}>{language?.langShortCode}</span>
          <span className="visually-hidden">
            {t('open', { country: countryName, language: language?.languageName ?? locale })}
          </span>
          <ChevronDownIcon className={styles.chevron} size={17} />
        </summary>
        <div className={styles.panel}>
          <Regions picker={picker} onOpenOther={closePanel} />
          <div>
            <Languages />
            {shop === 'DE' ? <p className={styles.hint}>{t('hint')}</p> : null}
          </div>
        </div>
      </details>
      <RegionQuestion picker={picker} />
    </>
  )
}

function close(details: HTMLDetailsElement | null): void {
  closeAll(details)
  details?.querySelector('summary')?.focus()
}
