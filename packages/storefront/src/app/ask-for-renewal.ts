/**
 * A file of the page's build did not come. A script that has the same name in every build (renew-page.ts) finds out
 * whether the shop has a newer one; until it knows, `data-renewing` keeps the page from showing a failure.
 */
export function askForRenewal(): void {
  const marks = document.documentElement.dataset
  if (marks['renewing'] !== undefined) return
  marks['renewing'] = ''
  const script = document.createElement('script')
  // Never from a cache: without a network nothing comes, and all stays as it is.
  script.src = `/assets/renew-page.js?${Date.now()}`
  script.onerror = () => delete marks['renewing']
  document.head.append(script)
}
