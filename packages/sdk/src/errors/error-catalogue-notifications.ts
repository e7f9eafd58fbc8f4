import type { ErrorRow } from './error-catalogue-row'

const notification = {
  family: 'notification',
  code: 'notification',
  shown: 'shown',
  retryable: false,
} as const
const wrongCall = { ...notification, code: 'INVALID_OPTION', shown: 'silent' } as const

/** What is said in a notification, whichever error is behind it. */
export const notificationRows = [
  {
    ...notification,
    clause: '8-1',
    code: 'RESPONSE',
    text: 'Error',
    cause: 'The list of inactive carts arrives marked as failed; its own sentence is meant for the buyer.',
    message: 'refused',
    action: 'reload',
  },
  {
    ...notification,
    clause: '8-2',
    text: 'Error',
    cause: 'Anything that was not thrown on purpose, such as a mistake in a program.',
    message: 'general',
    action: 'tryAgain',
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
    cause: 'No error: something the shopper asked for is done, and a notification says so.',
    message: 'done',
    action: 'none',
  },
  {
    ...notification,
    clause: '8-6',
    text: 'Success, Info, Warning, Error',
    cause: 'The words that tell the kinds of notifications apart.',
    message: 'general',
    action: 'none',
  },
  {
    ...wrongCall,
    clause: '8-33',
    text: 'unknown vertical position attribute',
    cause: 'A notification is to stand at a height that the screen has not.',
    message: 'programFault',
    action: 'contact',
  },
  {
    ...wrongCall,
    clause: '8-33',
    text: 'unknown horizontal position attribute',
    cause: 'A notification is to stand at a side that the screen has not.',
    message: 'programFault',
    action: 'contact',
  },
  {
    ...wrongCall,
    clause: '8-33',
    text: 'incorrect argument count, expected 1, 2 or 3',
    cause: 'A notification is raised with nothing to say, or with more than text, kind and position.',
    message: 'programFault',
    action: 'contact',
  },
] as const satisfies readonly ErrorRow[]
