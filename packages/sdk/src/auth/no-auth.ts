import type { AuthPort } from '../transport/auth'

/**
 * Sends neither tokens nor cookies, for scripts and pages that only read what everybody may see. A guest's cart on the
 * server needs cookies.
 */
export const noAuth: AuthPort = { headers: () => ({}), hasSession: () => false, credentials: 'omit' }
