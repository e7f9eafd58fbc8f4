/** Whether saved addresses may be listed: not by guests and not with a page size of 0 [5-12]. */
export function canListAddresses({
  isGuest,
  pageSize,
}: {
  isGuest: boolean
  pageSize?: number | undefined
}): boolean {
  return !isGuest && pageSize !== 0
}
