import { apiVersion } from '../../rules/call/call-defaults'

/** Base of the platform's calls. */
export const dataPath = '/services/data/{apiVersion}'

/** Base of the commerce calls. */
export const webstorePath = `${dataPath}/commerce/webstores/{webstoreId}` as const

/** Base of the server actions. */
export const actionPath = `/lwr/apex/${apiVersion}` as const
