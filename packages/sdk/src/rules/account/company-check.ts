/** How far the shop's check of a firm is that has registered: `none` for every other account. */
export type CompanyCheck = 'none' | 'open' | 'refused'

/** The custom field of an account that says so; absent for accounts that are not checked. */
export const companyCheckField = 'CompanyCheck__c'

/** Reads the field. A value that nobody knows counts as `open`: an account that may be unchecked gets no credit. */
export function readCompanyCheck(value: string | null | undefined): CompanyCheck {
  const text = value?.trim().toLowerCase() ?? ''
  if (text === '' || text === 'released') return 'none'
  return text === 'refused' ? 'refused' : 'open'
}
