import { loadDrawingCode } from './drawing-code'
import type { DrawingCode } from './drawing-code'
import type { DrawingContent } from './drawing-content'
import type { DrawingRequest, DrawingSprite } from './drawing-sprite'

/**
 * The sprite of a document: the symbols that the server wrote, and those that are added here because they are missing. Only
 * they need the code that draws, which is loaded once, for all that are requested meanwhile.
 */
export function createBrowserSprite(
  getDocument: () => Document | undefined,
  loadCode: () => Promise<Pick<DrawingCode, 'createSymbols'>> = loadDrawingCode,
): DrawingSprite {
  const added = new Map<string, DrawingContent>()
  const listeners = new Set<() => void>()
  let show: ReturnType<DrawingCode['createSymbols']> | undefined
  let isLoading = false

  async function addSymbols(): Promise<void> {
    const { createSymbols } = await loadCode().finally(() => (isLoading = false))
    const page = getDocument()
    if (page === undefined) return
    show ??= createSymbols(page)
    show(added)
    for (const listener of listeners) listener()
  }

  function request({ id, content, reportFailure }: DrawingRequest): void {
    added.set(id, content)
    if (isLoading) return
    isLoading = true
    addSymbols().catch((error: unknown) => reportFailure(error, 'the drawings'))
  }

  return {
    viewBoxOf: (id) => getDocument()?.getElementById(id)?.getAttribute('viewBox') ?? undefined,
    request,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
