/** The fields of the sign-in, in their order. */
export const signInFields = ['email', 'password'] as const
export type SignInField = (typeof signInFields)[number]

/** Maximum number of characters; no user name of the platform is longer. */
export const signInLimit = 255
