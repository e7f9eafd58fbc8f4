import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'

export const loader = loadLater(async () => (await import('./file/load-cart-file')).loadCartFile)

export const handle: PageHandle = { kind: 'cart' }
