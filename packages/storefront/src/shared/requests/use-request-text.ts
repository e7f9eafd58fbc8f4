import { useShopClient } from '@cartonnage/react-hooks'
import type { ReceivedRequest } from '@cartonnage/sdk/contract'
import { findBoxStyle, formatNumber } from '@cartonnage/sdk/rules'
import type { RequestDraft } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'

type RequestedBox = Pick<
  RequestDraft | ReceivedRequest,
  'style' | 'length' | 'width' | 'height' | 'flute' | 'printColours' | 'isPrintedInside'
>

/** Returns the parts of a request in words. */
export function useRequestText() {
  const { t } = useTranslation('requests')
  const { locale } = useShopClient()
  const number = (value: number) => formatNumber(value, locale)
  const style = ({ style: fefco }: Pick<RequestedBox, 'style'>) => {
    const known = findBoxStyle(fefco)
    return known === undefined ? `FEFCO ${fefco}` : `${t(`style.${known.fefco}`)} (FEFCO ${fefco})`
  }
  const size = ({ length, width, height }: RequestedBox) =>
    t('size', { length: number(length), width: number(width), height: number(height) })
  const flute = ({ flute: name }: Pick<RequestedBox, 'flute'>) =>
    name === null ? t('flute.advice') : t('flute.known', { flute: name })
  const print = ({ printColours: count, isPrintedInside }: RequestedBox) => {
    if (count === 0) return isPrintedInside ? t('print.insideOnly') : t('print.none')
    return [t('print.outside', { count }), ...(isPrintedInside ? [t('print.inside')] : [])].join(', ')
  }
  const pieces = (quantity: number) => t('pieces', { number: number(quantity) })
  const box = (requested: RequestedBox) =>
    [style(requested), size(requested), flute(requested), print(requested)].join(', ')
  return { style, size, flute, print, pieces, box, number }
}
