import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { Button } from '../../components/button'
import type { CheckedRow } from '@cartonnage/sdk/rules'
import { faultyRows, writeList } from './list-text'
import styles from './quick-order.module.css'
import { orderFields } from './quick-order-form'
import { useFaultyFile } from './use-faulty-file'

interface FaultyLinesProps {
  readonly rows: readonly CheckedRow[]
  readonly onEdit: (list: string) => void
}

/** The lines that are skipped: to mend here, or as a file to mend elsewhere. Nothing without any. */
export function FaultyLines({ rows, onEdit }: FaultyLinesProps) {
  const { t } = useTranslation('quick-order')
  const download = useFaultyFile()
  const faulty = faultyRows(rows)
  if (faulty.length === 0) return null
  const list = writeList(faulty)
  return (
    <div className={styles.actions} data-screen-only>
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          onEdit(list)
        }}
      >
        <input type="hidden" name={orderFields.list} value={list} />
        <Button name={orderFields.intent} value="edit">
          {t('report.mend', { count: faulty.length })}
        </Button>
      </Form>
      <Button type="button" className={styles.needsScripts} onClick={() => void download(rows)}>
        {t('report.faulty')}
      </Button>
    </div>
  )
}
