import type { FeatureContext } from '../client/client'
import { settledTransport } from '../client/transport'
import { createProductCalls, type ProductCalls } from './product-calls'
import { createSearchHelpCalls, type SearchHelpCalls } from './search-help'

/** Responses depend on the buyer: prices and visible products differ. */
export interface CatalogFeature extends ProductCalls, SearchHelpCalls {}

/** Products, prices and categories, as the current shopper may see them. */
export function catalog(client: FeatureContext): CatalogFeature {
  const transport = client.use(settledTransport)
  return {
    ...createProductCalls(transport, client.options.productFields),
    ...createSearchHelpCalls(transport),
  }
}
