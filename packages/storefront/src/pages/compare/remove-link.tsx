import { useCompare } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import styles from './compare-page.module.css'

interface RemoveLinkProps {
  readonly id: string
  readonly name: string
  /** All that are compared. */
  readonly ids: readonly string[]
}

/** Leads to the comparison without a product, which is then no longer chosen in this browser either. */
export function RemoveLink({ id, name, ids }: RemoveLinkProps) {
  const { t } = useTranslation('compare')
  const { isChosen, toggle } = useCompare()
  return (
    <Link
      className={styles.remove}
      to={paths.compare(ids.filter((other) => other !== id))}
      replace
      preventScrollReset
      aria-label={t('removeNamed', { name })}
      onClick={() => {
        if (isChosen(id)) toggle(id)
      }}
    >
      {t('remove')}
    </Link>
  )
}
