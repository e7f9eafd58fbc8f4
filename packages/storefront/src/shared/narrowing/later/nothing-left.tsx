import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../../components/button'
import { EmptyState } from '../../../components/empty-state'
import { Drawing } from '../../../drawing/drawing'
import { usePageQuery } from '../../../shell/use-shared-location'
import { searchWithout } from './facet-chips'
import type { Narrowing } from '../narrowing'
import { useChips } from './use-chips'

/** Says which choices to take away, and how many products come back; all of them always bring some. */
export function NothingLeft({ groups, ways, all }: Pick<Narrowing, 'groups' | 'ways' | 'all'>) {
  const { t } = useTranslation('facets')
  const query = usePageQuery()
  const chips = useChips(groups)
  const textOf = (parameter: string) =>
    chips.flatMap((chip) => (chip.parameter === parameter ? [chip.text] : [])).join(', ')
  return (
    <EmptyState
      drawing={<Drawing kind="category" category="boxes" fit={{ width: 210, height: 150 }} />}
      title={t('nothing.title')}
      actions={
        <>
          {ways.map(({ parameter, count }) => (
            <Link
              key={parameter}
              className={buttonClass({ variant: 'secondary' })}
              to={searchWithout(query, [[parameter]])}
              preventScrollReset
            >
              {t('nothing.without', { count, text: textOf(parameter) })}
            </Link>
          ))}
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={searchWithout(
              query,
              groups.map(({ parameter }) => [parameter]),
            )}
            preventScrollReset
          >
            {t('nothing.all', { count: all })}
          </Link>
        </>
      }
    >
      <p>{t('nothing.text')}</p>
    </EmptyState>
  )
}
