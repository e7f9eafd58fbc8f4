import { apiVersion } from '../../rules/call/call-defaults'

/** Base of the commerce calls [7.3-1]. */
export const webstorePath = `/services/data/${apiVersion}/commerce/webstores/{webstoreId}` as const

/** Base of the server actions [7.1-1]. */
export const actionPath = `/lwr/apex/${apiVersion}` as const
