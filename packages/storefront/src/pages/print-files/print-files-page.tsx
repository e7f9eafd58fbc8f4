import { useActionData, useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import type { namePrintFiles } from './data/print-files-action'
import type { loadPrintFiles } from './data/print-files-loader'
import { PrintFilesView } from '../../shared/print-files/print-files-view'

export const action = loadLater(async () => (await import('./data/print-files-action')).namePrintFiles)
export const loader = loadLater(async () => (await import('./data/print-files-loader')).loadPrintFiles)

export const handle: PageHandle<typeof loadPrintFiles> = {
  kind: 'orders',
  isConfidential: true,
  startsAtOnce: true,
  title: ({ i18n }) => i18n.t('print.title', { ns: 'print-files' }),
}

/** Takes the files for what is printed in an order. */
export function Component() {
  return (
    <PrintFilesView
      page={useLoaderData<typeof loadPrintFiles>()}
      response={useActionData<typeof namePrintFiles>()}
    />
  )
}
