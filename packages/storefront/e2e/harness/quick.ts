/**
 * Details of a test that `npm test` runs: each page once, and one story of each kind. All others are in the full suite.
 * @param isChosen whether it is this one of several alike
 */
export const quick = (isChosen = true) => ({ tag: isChosen ? '@quick' : [] })
