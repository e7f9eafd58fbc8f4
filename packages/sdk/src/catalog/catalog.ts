import type { Client } from '../client/client'
import { settledTransport } from '../client/transport'
import { createCatalogResource, type CatalogResource } from './product-calls'
import { createSearchHelpResource, type SearchHelpResource } from './search-help'

export interface CatalogFeature extends CatalogResource, SearchHelpResource {}

/** Products, prices and categories, as the present buyer may see them. */
export function catalog(client: Client): CatalogFeature {
  const transport = client.use(settledTransport)
  return { ...createCatalogResource(transport), ...createSearchHelpResource(transport) }
}
