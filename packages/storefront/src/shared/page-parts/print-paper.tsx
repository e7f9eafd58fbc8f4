import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { useHydrated } from '../../hydration/use-hydrated'

/** Prints the paper; without scripts the browser's own menu does. */
export function PrintPaper() {
  const { t } = useTranslation('papers')
  if (!useHydrated()) return <p>{t('printByMenu')}</p>
  return (
    <Button type="button" variant="primary" onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
}
