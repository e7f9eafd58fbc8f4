import { useShopClient } from '@cartonnage/react-hooks'
import type { ReceivedRequest } from '@cartonnage/sdk/contract'
import type { RequestDraft } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { AttributeList } from '../../components/summary-list'
import type { AttributeListProps } from '../../components/summary-list'
import { useRequestText } from '../../shared/requests/use-request-text'
import { formatOrderDate } from '../../shell/order-date'
import styles from './request.module.css'

interface RequestDetailsProps {
  readonly request: RequestDraft | ReceivedRequest
  /** Goes first: number and day. */
  readonly first?: AttributeListProps['attributes']
  /** Goes last. */
  readonly last?: AttributeListProps['attributes']
}

/** What was asked for, fact by fact. */
export function RequestDetails({ request, first = [], last = [] }: RequestDetailsProps) {
  const { t } = useTranslation('request')
  const { locale } = useShopClient()
  const words = useRequestText()
  const { quantities, wishedDate, remark } = request
  const files = 'fileNames' in request ? request.fileNames : []
  const optional = [
    {
      key: 'wishedDate',
      label: t('fact.wishedDate'),
      value: wishedDate && formatOrderDate(wishedDate, locale),
    },
    { key: 'remark', label: t('fact.remark'), value: remark },
    { key: 'files', label: t('fact.files'), value: files.join(', ') },
  ]
  return (
    <AttributeList
      className={styles.attributes}
      attributes={[
        ...first,
        { key: 'style', label: t('fact.style'), value: words.style(request) },
        { key: 'size', label: t('fact.size'), value: words.size(request) },
        {
          key: 'flute',
          label: t('fact.flute'),
          value: request.flute === null ? t('fluteAdvice') : words.flute(request),
        },
        { key: 'print', label: t('fact.print'), value: words.print(request) },
        { key: 'quantities', label: t('fact.quantities'), value: quantities.map(words.pieces).join(', ') },
        ...optional.filter(({ value }) => value !== null && value !== ''),
        ...last,
      ]}
    />
  )
}
