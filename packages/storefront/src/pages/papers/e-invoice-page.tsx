import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'

export const loader = loadLater(async () => (await import('./data/e-invoice-loader')).loadEInvoice)

export const handle: PageHandle = { kind: 'orders' }
