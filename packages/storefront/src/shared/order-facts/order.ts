import type { OrdersFeature } from '@cartonnage/sdk'

/** An order as the platform returns it. */
export type Order = Awaited<ReturnType<OrdersFeature['get']>>
