import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'

export const loader = loadLater(async () => (await import('./data/load-blank-file')).loadBlankFile)

export const handle: PageHandle = { kind: 'content' }
