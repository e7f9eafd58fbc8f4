import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { paths } from '../../shell/paths'
import type { ShortLine, ShortStock } from './short-stock'
import styles from './short-stock-lines.module.css'

/** Names what is short, what is left of it and who holds the rest, and goes on with what is left by one press. */
export function ShortStockLines({ shortage }: { readonly shortage: ShortStock }) {
  const { t } = useTranslation('checkout')
  const { lines, seconds } = shortage
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.cartItemId}>
            <ShortLineText line={line} seconds={seconds} />
          </li>
        ))}
      </ul>
      <Form method="post" action={paths.checkout()}>
        <Button variant="primary" name="intent" value="take-left" busy={isBusy} busyLabel={t('busy')}>
          <WayOut lines={lines} />
        </Button>
      </Form>
    </>
  )
}

interface ShortLineTextProps {
  readonly line: ShortLine
  readonly seconds: number | undefined
}

function ShortLineText({ line, seconds }: ShortLineTextProps) {
  const { t } = useTranslation('checkout')
  const time = useTimeText()
  const { locale } = useShopClient()
  const { name, quantity, left, held } = line
  const what =
    left === 0
      ? t('shortage.none', { name })
      : t('shortage.left', { name, left: formatNumber(left, locale), wanted: formatNumber(quantity, locale) })
  const amount = formatNumber(held, locale)
  const who =
    seconds === undefined
      ? t('shortage.held', { amount })
      : t('shortage.heldFor', { amount, time: time(seconds) })
  return (
    <>
      {what}
      {held === 0 ? null : ` ${who}`}
    </>
  )
}

function WayOut({ lines }: Pick<ShortStock, 'lines'>) {
  const { t } = useTranslation('checkout')
  const { locale } = useShopClient()
  const [only, ...others] = lines
  if (only === undefined || others.length > 0) return t('shortage.takeAll')
  if (only.left === 0) return t('shortage.remove')
  return t('shortage.take', { amount: formatNumber(only.left, locale) })
}

/** `4 Stunden`, `15 Minuten`: hours where they are whole, otherwise minutes, rounded up. */
function useTimeText(): (seconds: number) => string {
  const { t } = useTranslation('checkout')
  return (seconds) =>
    seconds % 3600 === 0
      ? t('shortage.hours', { count: seconds / 3600 })
      : t('shortage.minutes', { count: Math.ceil(seconds / 60) })
}
