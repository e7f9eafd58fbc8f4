import { apiVersion } from '../../rules/call/call-defaults'

/** Base of all calls of the platform itself. */
export const dataPath = '/services/data/{apiVersion}'

/** Base of the commerce calls. */
export const webstorePath = `${dataPath}/commerce/webstores/{webstoreId}` as const

/** Base of the server actions. */
export const actionPath = `/lwr/apex/${apiVersion}` as const
