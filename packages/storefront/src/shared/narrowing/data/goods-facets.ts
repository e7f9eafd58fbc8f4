import { shopFacets } from '@cartonnage/sdk/rules'

/** The facets of the Box Finder's results, where length, width and height are those of the goods. */
export const goodsFacets = shopFacets.filter(
  ({ parameter }) => parameter !== 'length' && parameter !== 'width' && parameter !== 'height',
)
