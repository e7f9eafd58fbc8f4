import type { BoxFinderFormOptions, BoxDimension } from '@cartonnage/react-hooks'
import { boxDimensions, useShopClient } from '@cartonnage/react-hooks'
import {
  assumedUnit,
  boxFinderResetUrl,
  boxFinderSearchPath,
  boxFinderSearchTerm,
  startBoxFinder,
} from '@cartonnage/sdk/rules'
import type { Dimensions } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { matchPath, useNavigate } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useSharedLocation } from '../../shell/use-shared-location'

/** Id of the form in the results page, for links to it. */
export const finderFormId = 'box-finder-form'

/** Path of the Box Finder's search, to which its form adds the dimensions. */
export const finderAction = paths.search(boxFinderSearchTerm)

export interface FinderPage extends BoxFinderFormOptions {
  /** Path of the carton boxes, below the base path. */
  readonly resetPath: string
  /** The first dimension without a valid value on a page that has a text for any of them. */
  readonly missing: BoxDimension | undefined
  /** The goods' dimensions in the page's URL, in mm. */
  readonly dimensions: Partial<Dimensions>
  /** The page lists boxes for goods with all three dimensions. */
  readonly hasGoods: boolean
}

/** What the current page has for the Box Finder, and where its buttons lead. */
export function useFinderPage(): FinderPage {
  const { t } = useTranslation('box-finder')
  const { shop } = useShopClient()
  const { pathname, search } = useSharedLocation()
  const navigate = useNavigate()
  const isOwn = matchPath({ path: finderAction, caseSensitive: true }, pathname) !== null
  const query = new URLSearchParams(search)
  const fields = { length: query.get('length'), width: query.get('width'), height: query.get('height') }
  const term = isOwn ? boxFinderSearchTerm : undefined
  const start = startBoxFinder({ term, fields, windowWidth: 0 })
  const missing = boxDimensions.filter((dimension) => start.fields[dimension] === undefined)
  const resetPath = boxFinderResetUrl('', t(`cartonBoxesSlug.${shop}`))
  return {
    page: { path: pathname, term, fields },
    onFind: (dimensions, { isUnitAssumed }) =>
      void navigate(
        boxFinderSearchPath(dimensions) + (isUnitAssumed ? `&${assumedUnit.name}=${assumedUnit.value}` : ''),
      ),
    onReset: () => void navigate(resetPath),
    resetPath,
    missing: isOwn && Object.values(fields).some((text) => text?.trim()) ? missing[0] : undefined,
    dimensions: start.fields,
    hasGoods: start.canFind,
  }
}
