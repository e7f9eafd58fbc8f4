import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { isReady } from './list-text'
import type { CheckedRow } from '@cartonnage/sdk/rules'
import { useResultText } from './use-result-text'

/** Saves the rows that are skipped as a CSV, each with its reason. What writes it is loaded then. */
export function useFaultyFile(): (rows: readonly CheckedRow[]) => Promise<void> {
  const { t } = useTranslation('quick-order')
  const { reportFailure } = useShopClient()
  const resultText = useResultText()
  return async (rows) => {
    const head = [
      t('report.faultyHead.number'),
      t('report.faultyHead.quantity'),
      t('report.faultyHead.reason'),
    ]
    const lines = rows.flatMap(({ row, check }) =>
      isReady(check) ? [] : [[row.number, row.quantity, resultText(check).join(' ')]],
    )
    try {
      const { saveCsv } = await import('./data/save-csv')
      saveCsv([head, ...lines], t('report.faultyName'))
    } catch (error) {
      reportFailure(error, 'the file of skipped lines')
    }
  }
}
