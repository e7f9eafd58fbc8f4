import { describe, expect, it, vi } from 'vitest'
import type { DrawingCode } from './drawing-code'
import { withDrawings } from './with-drawings'

/** Loads the data of a page; the code that draws arrives, or fails, when a test says so. */
function load(path: string) {
  const code = Promise.withResolvers<DrawingCode>()
  const loadCode = vi.fn(() => code.promise)
  const loader = withDrawings(async ({ request }: { request: Request }) => request.url, loadCode)
  const done = vi.fn()
  const loading = loader({ request: new Request(new URL(path, location.href)) }).then(done)
  return { code, loadCode, done, loading }
}

describe('withDrawings', () => {
  it('waits for the code that draws the next page', async () => {
    const { code, done, loading } = load('/category/boxes')
    await new Promise((resolve) => setTimeout(resolve))
    expect(done).not.toHaveBeenCalled()
    // Nothing but the end of loading counts.
    code.resolve({} as DrawingCode)
    await loading
    expect(done).toHaveBeenCalledWith(new URL('/category/boxes', location.href).href)
  })

  it('goes on without code that cannot be loaded', async () => {
    const { code, done, loading } = load('/category/boxes')
    code.reject(new TypeError('no network'))
    await loading
    expect(done).toHaveBeenCalled()
  })

  it('needs none for the page in the window, whose data is loaded again', async () => {
    history.replaceState(null, '', '/cart?page=2#line')
    const { loadCode, loading } = load('/cart?page=2')
    await loading
    expect(loadCode).not.toHaveBeenCalled()
  })
})
