/** A single address, without separators, display names and control characters. */
const addressPattern = /^[^\s\p{C}@,;:<>"()]+@[^\s\p{C}@,;:<>"()]+\.[^\s\p{C}@,;:<>"()]+$/u

/** Whether a text can be one e-mail address, and nothing else. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && addressPattern.test(text)
