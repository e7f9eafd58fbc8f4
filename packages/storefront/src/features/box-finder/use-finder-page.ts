import type { BoxFinderFormOptions } from '@cartonnage/react-hooks'
import { useShop } from '@cartonnage/react-hooks'
import { boxFinderResetUrl, boxFinderSearchPath, boxFinderSearchTerm } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'

/** Where the Box Finder's form without scripts leads: its search, which the dimensions are added to. */
export const finderAction = paths.search(boxFinderSearchTerm)

export interface FinderPage extends BoxFinderFormOptions {
  /** Path of the carton boxes, below the base path [2.1-11]. */
  readonly resetPath: string
}

/** What the present page says to a Box Finder, and the ways that lead on from it. */
export function useFinderPage(): FinderPage {
  const { t } = useTranslation('box-finder')
  const { shop } = useShop()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isOwn = matchPath({ path: finderAction, caseSensitive: true }, pathname) !== null
  const query = new URLSearchParams(search)
  const resetPath = boxFinderResetUrl('', t(`cartonBoxesSlug.${shop}`))
  return {
    page: {
      path: pathname,
      term: isOwn ? boxFinderSearchTerm : undefined,
      fields: { length: query.get('length'), width: query.get('width'), height: query.get('height') },
    },
    onFind: (dimensions) => void navigate(boxFinderSearchPath(dimensions)),
    onReset: () => void navigate(resetPath),
    resetPath,
  }
}
