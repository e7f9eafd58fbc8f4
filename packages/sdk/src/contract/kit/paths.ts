import { apiVersion } from '../../rules/call/call-defaults'

/** Base of the commerce calls. */
export const webstorePath = `/services/data/${apiVersion}/commerce/webstores/{webstoreId}` as const

/** Base of the server actions. */
export const actionPath = `/lwr/apex/${apiVersion}` as const
