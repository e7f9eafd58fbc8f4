import { loadDrawingCode } from './drawing-code'

interface LoaderArgs {
  readonly request: Request
}

/**
 * A loader that, for another page than the one in the window, also waits for the code that draws: so the page appears with
 * its drawings. Without that code it appears without them.
 */
export const withDrawings =
  <Args extends LoaderArgs, Result>(load: (args: Args) => Promise<Result>, loadCode = loadDrawingCode) =>
  async (args: Args): Promise<Result> => {
    // A failure is reported by the drawings themselves, which try again.
    const code = isCurrent(args.request.url) ? undefined : loadCode().catch(() => undefined)
    const [result] = await Promise.all([load(args), code])
    return result
  }

/** Whether the page at a URL is in the window. A server has none, and draws while it renders. */
const isCurrent = (url: string): boolean =>
  typeof location === 'undefined' || url === location.origin + location.pathname + location.search
