import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'

export const loader = loadLater(async () => (await import('./data/list-file-loader')).loadListFile)

export const handle: PageHandle = { kind: 'account' }
