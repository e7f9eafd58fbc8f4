/** The fields of a profile that a storefront shows. */
export const profileNames = [
  'FirstName',
  'LastName',
  'Email',
  'Phone',
  'Street',
  'City',
  'State',
  'PostalCode',
  'Country',
]

export const profileFields = profileNames.map((name) => `${name} @optional { value }`).join(' ')

/** The query for fields of the record of `$userId`. */
export const askProfile = (fields: string): string =>
  `query GetUserProfile($userId: ID) {
    uiapi { query { User(where: { Id: { eq: $userId } }) { edges { node { Id ${fields} } } } } }
  }`

/** The mutation that changes a record and selects the result. */
export const changeProfile = `mutation UpdateUserProfile($input: UserUpdateInput!) {
  uiapi { UserUpdate(input: $input) { Record { Id ${profileFields} } } }
}`
