/** The last look at something that the platform works on; the first one is number 1. */
export const maximumPolls = 14

/** The wait after a look, in ms, where the platform names none: 100 at first, twice as long each time up to 5 s. */
export const pollWait = (attempt: number): number => Math.min(100 * 2 ** (attempt - 1), 5000)
