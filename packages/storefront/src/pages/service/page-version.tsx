import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { useHydrated } from '../../hydration/use-hydrated'
import { formatVersion } from '../../shell/text-versions'
import styles from './reading-page.module.css'

/** From which day a text of the shop is, and a button to keep it on paper or as a file; the button with scripts only. */
export function PageVersion({ day }: { readonly day: string }) {
  const { t } = useTranslation('service')
  const { locale } = useShopClient()
  const isHydrated = useHydrated()
  return (
    <div className={styles.version}>
      <p className="muted">
        {t('version')} <time dateTime={day}>{formatVersion(day, locale)}</time>
      </p>
      {isHydrated ? (
        <Button type="button" size="dense" onClick={() => window.print()}>
          {t('print')}
        </Button>
      ) : null}
    </div>
  )
}
