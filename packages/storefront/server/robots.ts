import { defaultHostSettings, isOrgSandboxHost } from '@cartonnage/sdk/rules'

/**
 * What robots may read: everything. Pages that are not to be indexed say so themselves, which robots see only where
 * they may come; and a page is judged with its styles and scripts. On a host of both shops each has its sitemap.
 */
export function writeRobots(origin: string): string {
  const { germanOrgSandboxSegment } = defaultHostSettings
  const folders = isOrgSandboxHost(new URL(origin).hostname) ? ['', `/${germanOrgSandboxSegment}`] : ['']
  const sitemaps = folders.map((folder) => `Sitemap: ${origin}${folder}/sitemap.xml`)
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n')
}
