import type { QuantityInputView } from '@cartonnage/react-hooks'
import type { Shortage } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { ShortageNote } from '../product/shortage-note'

export interface LineShortageNoteProps {
  readonly shortage: Shortage
  /** Unit of the article. */
  readonly unit: string
  readonly view: QuantityInputView
  /** Form that changes the quantity before scripts run; a guest has none. */
  readonly formId?: string
}

/** The stock does not reach for a line: what it does reach for, and the way out. */
export function LineShortageNote({ shortage, unit, view, formId }: LineShortageNoteProps) {
  const { t } = useTranslation('cart')
  return (
    <ShortageNote
      shortage={shortage}
      unit={unit}
      view={view}
      takeBy={formId === undefined ? undefined : { form: formId, field: 'to' }}
      kind="error"
      more={t(shortage.most === undefined ? 'message.removeWay' : 'message.lessWay')}
    />
  )
}
