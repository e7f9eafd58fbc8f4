import type { ClientOptions } from '@cartonnage/sdk'

/** What the platform has: the shop's own classes too, or only what every organisation has. */
export type PlatformKind = 'shop' | 'plain'

/** The version of the platform's API that the shop calls. */
export type ApiVersion = NonNullable<ClientOptions['apiVersion']>

/** The first version that has quotes with everything that pages do with them. */
export const defaultApiVersion: ApiVersion = 'v67.0'
