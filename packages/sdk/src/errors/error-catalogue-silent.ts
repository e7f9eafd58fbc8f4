import type { ErrorRow } from './error-catalogue-row'

const silent = {
  family: 'silent',
  code: 'log',
  visibility: 'silent',
  retryable: true,
  message: 'general',
  action: 'none',
} as const

/** Failures that are only logged: the page works without what is missing. */
export const silentRows = [
  {
    ...silent,
    clause: '8-7',
    cause: 'The guest cart cannot be merged after signing in; it stays, and the next page tries again.',
  },
  {
    ...silent,
    clause: '8-8',
    cause: 'Name and menu of the buyer cannot be loaded; the user menu is left out.',
  },
  {
    ...silent,
    clause: '8-9',
    retryable: false,
    cause: 'A menu item has no safe target; it is displayed as text, or not at all.',
  },
  {
    ...silent,
    clause: '8-10',
    cause: 'The category tree or the count of the cart cannot be loaded; menu or badge stay empty.',
  },
  {
    ...silent,
    clause: '8-11',
    cause: 'The cart cannot be deleted while the language changes; the language is changed anyway.',
  },
  {
    ...silent,
    clause: '8-12',
    cause: 'A guest session cart cannot be preserved, or a cart cannot be cloned; the carts stay unchanged.',
  },
  {
    ...silent,
    clause: '8-16',
    cause: 'The session context cannot be loaded; the shopper counts as a guest.',
  },
] as const satisfies readonly ErrorRow[]
