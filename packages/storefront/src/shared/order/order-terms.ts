import type { ShopType } from '@cartonnage/sdk/rules'
import { shopDay } from '../delivery-day/shop-day'
import { paths } from '../../shell/paths'
import { findServicePage } from '../../shell/service-pages'
import { versionOn } from '../../shell/text-versions'
import type { Order } from '../order-facts/order'

/** The version of the terms that an order was placed under, and its address, which stays when the terms change. */
export interface OrderTerms {
  /** The day from which it is valid, `2026-11-26`. */
  readonly version: string
  readonly path: string
}

/** Undefined where the platform does not say when the order was placed. */
export function findOrderTerms(
  { createdDate }: Pick<Order, 'createdDate'>,
  shop: ShopType,
): OrderTerms | undefined {
  const terms = findServicePage(shop, 'terms')
  const placedAt = Date.parse(createdDate ?? '')
  const version = terms && !Number.isNaN(placedAt) ? versionOn(terms, shopDay(placedAt)) : undefined
  return version === undefined ? undefined : { version, path: paths.serviceVersion('terms', version) }
}
