import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import type { loadPaper } from './data/paper-loader'
import { PaperSheet } from './paper-sheet'

export const loader = loadLater(async () => (await import('./data/paper-loader')).loadPaper)

export const handle: PageHandle<typeof loadPaper> = {
  kind: 'orders',
  isConfidential: true,
  title: ({ data: { kind, number }, i18n }) => i18n.t(`title.${kind}`, { ns: 'papers', number }),
}

/** A paper of an order: a confirmation, an invoice or a delivery note, as it is printed. */
export function Component() {
  const { t } = useTranslation('papers')
  const paper = useLoaderData<typeof loadPaper>()
  return (
    <PaperSheet
      paper={paper}
      back={
        <Link className="link" to={paper.path}>
          {t('back')}
        </Link>
      }
    />
  )
}
