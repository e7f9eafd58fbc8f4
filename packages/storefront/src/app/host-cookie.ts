const prefix = '__Host-'

/**
 * The name of a cookie that the shop's server sets for itself. Over https it says that this very host set the cookie, and
 * browsers hold everybody to it: a neighbouring host, or somebody on the line of an http page, cannot bring one of
 * their own. Over http no browser takes such a name.
 */
export const hostCookieName = (name: string, origin: string): string =>
  (origin.startsWith('https:') ? prefix : '') + name

/** Whether a cookie's name, or a whole pair, begins so, with the mark or without. */
export const startsHostCookie = (pair: string, start: string): boolean =>
  pair.startsWith(start) || pair.startsWith(prefix + start)
