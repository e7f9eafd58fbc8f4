import { useCompare } from '@cartonnage/react-hooks'
import { maximumCompared } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { paths } from '../../shell/paths'
import { CompareIcon } from './compare-icon'

/**
 * Chooses a product to compare, and leads to the comparison once something is chosen. Without scripts a form that leads there
 * with this product alone.
 */
export function CompareChoice({ id }: { readonly id: string }) {
  const { t } = useTranslation('compare-choice')
  const { ids, isChosen, toggle } = useCompare()
  const [isRefused, setRefused] = useState(false)
  const action = useHref(paths.compare())
  return (
    <>
      <form
        action={action}
        data-replay
        onSubmit={(event) => {
          event.preventDefault()
          setRefused(!toggle(id))
        }}
      >
        <input type="hidden" name="ids" value={id} />
        <button className={buttonClass({ variant: 'text', size: 'dense' })} aria-pressed={isChosen(id)}>
          <CompareIcon size={20} isFilled={isChosen(id)} />
          {t('compare')}
        </button>
      </form>
      {ids.length === 0 ? null : (
        <Link className="link" to={paths.compare(ids)}>
          {t('see', { count: ids.length })}
        </Link>
      )}
      {isRefused ? <p role="alert">{t('full', { most: maximumCompared })}</p> : null}
    </>
  )
}
