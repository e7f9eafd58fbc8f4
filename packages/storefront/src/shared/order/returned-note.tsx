import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { isDeclared } from '../order-facts/declared-line'
import type { Order } from '../order-facts/order'
import { countReturned } from '../order-facts/order-changes'

interface ReturnedNoteProps {
  readonly order: Order
  readonly item: Order['items'][number]
}

/** At an item: that a declaration of withdrawal names it, or how many of it were announced to be sent back. */
export function ReturnedNote({ order, item }: ReturnedNoteProps) {
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  const isWithdrawn = order.withdrawals.some(({ lines }) => isDeclared(lines, item))
  const returned = countReturned(order, item.orderItemSummaryId)
  if (!isWithdrawn && returned === 0) return null
  return (
    <Note kind="info" inline>
      {isWithdrawn
        ? t('changes.withdrawnItem')
        : t('changes.returnedItem', { quantity: formatNumber(returned, locale) })}
    </Note>
  )
}
