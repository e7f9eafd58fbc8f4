import type { BoxFinderFormOptions, BoxDimension } from '@cartonnage/react-hooks'
import { boxDimensions, useShopClient } from '@cartonnage/react-hooks'
import {
  boxFinderResetUrl,
  boxFinderSearchPath,
  boxFinderSearchTerm,
  startBoxFinder,
} from '@cartonnage/sdk/rules'
import type { Dimensions } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'

/** Where the Box Finder's form without scripts leads: its search, which the dimensions are added to. */
export const finderAction = paths.search(boxFinderSearchTerm)

export interface FinderPage extends BoxFinderFormOptions {
  /** Path of the carton boxes, below the base path [2.1-11]. */
  readonly resetPath: string
  /** The side that a page with one or two of them asks for. */
  readonly missing: BoxDimension | undefined
  /** The sides of the goods that the page's address has. */
  readonly existing: Partial<Dimensions>
  /** The page lists boxes for goods of three sides. */
  readonly hasGoods: boolean
}

/** What the present page says to a Box Finder, and the ways that lead on from it. */
export function useFinderPage(): FinderPage {
  const { t } = useTranslation('box-finder')
  const { shop } = useShopClient()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isOwn = matchPath({ path: finderAction, caseSensitive: true }, pathname) !== null
  const query = new URLSearchParams(search)
  const fields = { length: query.get('length'), width: query.get('width'), height: query.get('height') }
  const term = isOwn ? boxFinderSearchTerm : undefined
  const start = startBoxFinder({ term, fields, windowWidth: 0 })
  const unknown = boxDimensions.filter((side) => start.fields[side] === undefined)
  const resetPath = boxFinderResetUrl('', t(`cartonBoxesSlug.${shop}`))
  return {
    page: { path: pathname, term, fields },
    onFind: (dimensions) => void navigate(boxFinderSearchPath(dimensions)),
    onReset: () => void navigate(resetPath),
    resetPath,
    missing: unknown.length < boxDimensions.length ? unknown[0] : undefined,
    existing: start.fields,
    hasGoods: start.canFind,
  }
}
