import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../hydration/use-hydrated'
import { Button } from '../../components/button'

/** Prints the page; rendered with scripts only. */
export function PrintButton({ wide }: { readonly wide?: boolean }) {
  const { t } = useTranslation('orders')
  if (!useHydrated()) return null
  return (
    <Button type="button" wide={wide} onClick={() => window.print()}>
      {t('detail.print')}
    </Button>
  )
}
