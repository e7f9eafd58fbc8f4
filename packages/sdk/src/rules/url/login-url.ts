import { joinBasePath } from './canonical-base-path'

/**
 * The self-registration page: below `login`, unless the base path already has a segment `login`; a host of that
 * name does not count. Query and hash of the base path are dropped.
 */
export function selfRegistrationUrl(basePath: string): string {
  const path = basePath.replace(/[?#].*/s, '')
  const segments = path.split('/').slice(path.includes('://') ? 3 : 0)
  return joinBasePath(path, segments.includes('login') ? 'SelfRegister' : 'login/SelfRegister')
}

/** The platform's logout page for the user menu, below the origin. */
export function logoutUrl(origin: string): string {
  return joinBasePath(origin, 'secur/logout.jsp')
}

/** The platform's own logout, below the base path. */
export function platformLogoutUrl(basePath: string): string {
  return joinBasePath(basePath, 'webruntime/logout')
}
