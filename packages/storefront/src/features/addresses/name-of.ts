/** What is known of a buyer before the first address, as fields of its form. */
export function nameOf({
  userName = '',
  firstName = '',
  companyName = '',
}: {
  readonly userName?: string
  readonly firstName?: string
  readonly companyName?: string
}) {
  const lastName = userName.startsWith(`${firstName} `) ? userName.slice(firstName.length + 1) : ''
  return { firstName, lastName, companyName }
}
