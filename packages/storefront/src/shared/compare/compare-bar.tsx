import { useCompare } from '@cartonnage/react-hooks'
import { maximumCompared } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useHref, useNavigate } from 'react-router-dom'
import { Button } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import { paths } from '../../shell/paths'
import styles from './compare.module.css'
import { compareForm } from './compare-form'

/**
 * Leads to the comparison of what is ticked, at the end of the window while something is: directly after the list, which
 * style sheets rely on. With scripts it has what was ticked in other lists too.
 */
export function CompareBar() {
  const { t } = useTranslation('compare-choice')
  const { ids, clear } = useCompare()
  const action = useHref(paths.compare())
  const navigate = useNavigate()
  const count = ids.length
  return (
    <form
      id={compareForm}
      action={action}
      aria-label={t('compare')}
      className={joinClasses(styles.bar, count > 0 && styles.open)}
      data-screen-only
      onSubmit={(event) => {
        if (count === 0) return
        event.preventDefault()
        void navigate(paths.compare(ids))
      }}
    >
      <p role="status">{count === 0 ? null : t('chosen', { count, most: maximumCompared })}</p>
      {count === 0 ? null : (
        <Button type="button" variant="text" size="dense" onClick={clear}>
          {t('clear')}
        </Button>
      )}
      <Button variant="primary" size="dense">
        {t('compare')}
      </Button>
    </form>
  )
}
