import { loadDrawingCode } from './drawing-code'

interface LoaderArgs {
  readonly request: Request
}

/**
 * A loader that, for another page than the one in the window, also waits for the code that draws: so the page appears with
 * its drawings. Without that code it appears without them.
 */
export const withDrawings =
  <Args extends LoaderArgs, Result>(load: (args: Args) => Promise<Result>) =>
  async (args: Args): Promise<Result> => {
    const [result] = await Promise.all([load(args), prepare(args.request.url)])
    return result
  }

async function prepare(url: string): Promise<void> {
  const isDrawn = typeof location === 'undefined' || url === location.href.replace(/#.*/, '')
  // A failure is reported by the drawings themselves, which try again.
  if (!isDrawn) await loadDrawingCode().catch(() => undefined)
}
