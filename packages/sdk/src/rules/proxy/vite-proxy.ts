import { proxyPattern, readProxyOptions, type ProxyOptions } from './proxy-paths'

/** Where the platform is, for a server of Vite. */
export interface ViteProxyOptions extends ProxyOptions {
  /** Protocol of the server of Vite, for redirects. @default 'http' */
  readonly protocol?: 'http' | 'https' | undefined
}

/**
 * `server.proxy` and `preview.proxy` of Vite: cookies and redirects of the platform become those of the server.
 *
 * @example
 * const proxy = viteProxy({ platform: 'https://shop.my.site.com' })
 * export const config = { server: { proxy }, preview: { proxy } }
 */
export function viteProxy({ protocol = 'http', ...options }: ViteProxyOptions) {
  const target = readProxyOptions(options).origin
  const rewritten = { autoRewrite: true, protocolRewrite: protocol, cookieDomainRewrite: '' }
  return { [proxyPattern(options)]: { target, changeOrigin: true, ...rewritten } }
}
