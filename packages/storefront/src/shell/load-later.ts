/**
 * A loader or action whose code is fetched when it first runs: to show a page and to hydrate it, a browser needs neither
 * that code nor the calls of the platform behind it.
 */
export const loadLater =
  <Args, Result>(load: () => Promise<(args: Args) => Result>) =>
  async (args: Args): Promise<Awaited<Result>> => {
    const run = await load()
    return await run(args)
  }
