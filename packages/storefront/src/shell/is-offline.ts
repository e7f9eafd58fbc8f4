/** Whether the browser knows that it has no connection; false on a server. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false

/** In place of the HTTP status of a page that failed without a connection. */
export const noConnection = 0
