import type { ErrorRow } from './error-catalogue-row'

const notification = {
  family: 'notification',
  code: 'notification',
  visibility: 'shown',
  retryable: false,
} as const
const wrongCall = { ...notification, code: 'INVALID_OPTION', visibility: 'silent' } as const

/** Notifications, whatever their error. */
export const notificationRows = [
  {
    ...notification,
    clause: '8-1',
    code: 'RESPONSE',
    text: 'Error',
    cause: 'The list of inactive carts is marked as failed; its text is for the buyer.',
    message: 'refused',
    action: 'reload',
  },
  {
    ...notification,
    clause: '8-2',
    text: 'Error',
    cause: 'Any error that was not thrown on purpose, such as a bug.',
    message: 'general',
    action: 'contact',
  },
  {
    ...notification,
    clause: '8-3',
    text: 'Navigation menu error: {error}',
    cause: 'The menu of the footer cannot be loaded.',
    retryable: true,
    message: 'menuFailed',
    action: 'none',
  },
  {
    ...notification,
    clause: '8-5',
    text: 'Success',
    cause: 'No error: an action of the shopper succeeded, and a notification says so.',
    message: 'done',
    action: 'none',
  },
  {
    ...notification,
    clause: '8-6',
    text: 'Success, Info, Warning, Error',
    cause: 'The titles of the kinds of notifications.',
    message: 'general',
    action: 'none',
  },
  {
    ...wrongCall,
    clause: '8-33',
    text: 'unknown vertical position attribute',
    cause: 'A notification has an unknown vertical position.',
    message: 'programFault',
    action: 'contact',
  },
  {
    ...wrongCall,
    clause: '8-33',
    text: 'unknown horizontal position attribute',
    cause: 'A notification has an unknown horizontal position.',
    message: 'programFault',
    action: 'contact',
  },
  {
    ...wrongCall,
    clause: '8-33',
    text: 'incorrect argument count, expected 1, 2 or 3',
    cause: 'A notification has no text, or more arguments than text, kind and position.',
    message: 'programFault',
    action: 'contact',
  },
] as const satisfies readonly ErrorRow[]
