import type { World } from './step'

/** The locale of the run. */
export const languageOf = ({ options }: World): string => options.language ?? 'en-US'
