/** What the unit tests of the shop and of the tools read beside the tools, from the root of the project. */
export const unitSources = ['vitest.config.ts', 'docs', 'lab', 'packages']
