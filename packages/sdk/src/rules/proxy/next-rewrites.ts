import { proxyPaths, readProxyOptions, type ProxyOptions } from './proxy-paths'

/**
 * `rewrites()` of Next.js, which sends the platform its own host. Redirects and the domains of cookies pass as they are, so
 * a page follows `redirectUrl` by its path.
 *
 * @example
 * export const config = { rewrites: () => Promise.resolve(nextRewrites({ platform: 'https://shop.my.site.com' })) }
 */
export function nextRewrites(options: ProxyOptions) {
  const { origin, segments } = readProxyOptions(options)
  return ['', ...segments.map((segment) => `/${segment}`)].flatMap((site) =>
    proxyPaths.map(({ path }) => {
      const source = `${site}${path}/:rest*`
      return { source, destination: origin + source }
    }),
  )
}
