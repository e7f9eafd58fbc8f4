import { apiVersion } from '../../rules/call/call-defaults'

/** Base of the commerce calls. */
export const webstorePath = `/services/data/${apiVersion}/commerce/webstores/{webstoreId}` as const

/** Base of the server actions. */
export const actionPath = `/lwr/apex/${apiVersion}` as const

/** Base of the platform's calls outside of a webstore. */
export const dataPath = `/services/data/${apiVersion}` as const
