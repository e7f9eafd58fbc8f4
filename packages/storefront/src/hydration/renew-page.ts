/**
 * Loaded when a file of the page's build is missing (early-script.ts). It has the same name in every build: pages of
 * other builds load it too. They share `data-renewing`, `data-leaving`, `shop:outdated` and the attributes
 * that renewal.ts reads.
 */
import { renewPage } from './renewal'
import { recordOfTab } from './renewal-record'

const withoutHash = (address: string): string => address.replace(/#.*/, '')

const isMissedFile = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming &&
  entry.responseStatus === 404 &&
  /\/assets\/[^/]+\.(?:js|css)$/.test(entry.name)

void renewPage({
  page: document,
  address: () => withoutHash(location.href),
  firstAddress: withoutHash(performance.getEntriesByType('navigation')[0]?.name ?? ''),
  ...recordOfTab,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  hasMissed: () => performance.getEntriesByType('resource').some(isMissedFile),
  statusOf: async (file) =>
    (await fetch(file, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) })).status,
  isEdited: (field) => CSS.supports('selector(:user-valid)') && field.matches(':user-valid, :user-invalid'),
  // Not a reload, which would send a form again.
  open: (address) => location.replace(address),
})
