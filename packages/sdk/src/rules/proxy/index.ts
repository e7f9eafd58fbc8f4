/**
 * A front on a domain of its own: which paths it hands on to the platform, for Vite, Next.js and nginx.
 *
 * @module @cartonnage/sdk/rules/proxy
 */
export { proxyPaths, proxyPattern } from './proxy-paths'
export type { ProxyOptions, ProxyPath } from './proxy-paths'
export { viteProxy } from './vite-proxy'
export type { ViteProxyOptions } from './vite-proxy'
export { nextRewrites } from './next-rewrites'
export { nginxLocation } from './nginx-location'
