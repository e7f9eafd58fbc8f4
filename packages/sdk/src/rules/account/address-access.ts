/** Whether saved addresses may be listed: not for guests, and not with a page size of 0. */
export function canListAddresses({
  isGuest,
  pageSize,
}: {
  isGuest: boolean
  pageSize?: number | undefined
}): boolean {
  return !isGuest && pageSize !== 0
}
