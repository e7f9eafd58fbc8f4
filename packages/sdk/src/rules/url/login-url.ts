import { joinBasePath } from './shown-base-path'

/**
 * The self-registration page [2.1-14]: below `login`, unless one whole segment of the base path is `login` already;
 * a host of that name is none. Query and hash of the base path are left out.
 */
export function selfRegistrationUrl(basePath: string): string {
  const path = basePath.replace(/[?#].*/s, '')
  const segments = path.split('/').slice(path.includes('://') ? 3 : 0)
  return joinBasePath(path, segments.includes('login') ? 'SelfRegister' : 'login/SelfRegister')
}

/** The logout that the user menu goes to [2.1-16]. */
export function logoutUrl(origin: string): string {
  return joinBasePath(origin, 'secur/logout.jsp')
}

/** The platform's own logout [2.1-17]. */
export function platformLogoutUrl(basePath: string): string {
  return joinBasePath(basePath, 'webruntime/logout')
}
