import { readPrintFiles } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Note } from '../../components/note'
import { paths } from '../../shell/paths'
import type { Checkout } from './checkout-step'

interface PrintLineProps {
  readonly checkout: Pick<Checkout, 'customFields'>
  readonly productId: string | null
}

/** Below an item that is printed: which files there are, and where to hand some in. */
export function PrintLine({ checkout: { customFields }, productId }: PrintLineProps) {
  const { t } = useTranslation('checkout')
  const names = readPrintFiles(customFields).flatMap((file) =>
    file.productId === productId ? [file.name] : [],
  )
  return (
    <Note kind="info" inline>
      {names.length === 0 ? t('print.none') : t('print.files', { names: names.join(', ') })}{' '}
      <Link className="link" to={paths.checkoutPrintFiles()}>
        {t(names.length === 0 ? 'print.handIn' : 'print.change')}
      </Link>
    </Note>
  )
}
