import type { FacetGroup } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../../components/button'
import { CloseIcon } from '../../../components/icons'
import { usePageQuery } from '../../../shell/use-shared-location'
import styles from '../narrowed-list.module.css'
import { useChips } from './use-chips'

/** What is chosen, each a link to the list without it, and one without any. */
export function FacetChips({ groups }: { readonly groups: readonly FacetGroup[] }) {
  const { t } = useTranslation('facets')
  const chips = useChips(groups)
  const query = usePageQuery()
  return (
    <ul className={styles.chips} aria-label={t('chosen')}>
      {chips.map(({ parameter, value, text }) => (
        <li key={`${parameter} ${value ?? ''}`}>
          <Link
            className={buttonClass({ size: 'dense' })}
            to={searchWithout(query, [[parameter, value]])}
            preventScrollReset
            aria-label={t('remove', { text })}
          >
            <span className={styles.chip}>
              {text}
              <CloseIcon size={14} />
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={buttonClass({ variant: 'text' })}
          to={searchWithout(
            query,
            groups.map(({ parameter }) => [parameter]),
          )}
          preventScrollReset
        >
          {t('clearAll')}
        </Link>
      </li>
    </ul>
  )
}

/** A choice, or all of a facet's. */
type Taken = readonly [parameter: string, value?: string | undefined]

/** The first page of the same list without some choices. */
export function searchWithout(query: URLSearchParams, taken: readonly Taken[]): string {
  const left = new URLSearchParams(query)
  left.delete('page')
  for (const [parameter, value] of taken) left.delete(parameter, value)
  return `?${left.toString()}`
}
