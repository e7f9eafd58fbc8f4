/** Joins class names with spaces and leaves out missing and false ones. */
export const joinClasses = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ')
