/** No separators, no display name. */
const emailShape = /^[^\s@,;:<>"()]+@[^\s@,;:<>"()]+\.[^\s@,;:<>"()]+$/

/** Whether a text can be one e-mail address. Whether there is a mailbox, only a mail finds out. */
export const isEmail = (text: string): boolean => emailShape.test(text)
