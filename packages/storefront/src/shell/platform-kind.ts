/** What the platform has: the shop's own classes too, or only what every organisation has. */
export type PlatformKind = 'shop' | 'plain'
