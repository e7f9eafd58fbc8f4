/** Joins class names with blanks and leaves out what is missing or false. */
export const joinClasses = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ')
