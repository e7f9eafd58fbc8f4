import { useShopClient } from '@cartonnage/react-hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { TextArea } from '../../components/text-area'
import { useHydrated } from '../../hydration/use-hydrated'
import type { ExportedLine } from '../cart-export/cart-csv'
import styles from './cart-tools.module.css'

interface CartToolsProps {
  readonly lines: readonly ExportedLine[]
  /** Where the server makes the file, which works without scripts; without it the browser makes the file. */
  readonly file?: string | undefined
}

type Outcome = 'copied' | 'notCopied' | 'notSaved'

/** Copies, saves and prints a cart. Without scripts, there is the file of a buyer's cart. */
export function CartTools({ lines, file }: CartToolsProps) {
  const { t } = useTranslation('cart-tools')
  const isHydrated = useHydrated()
  const [outcome, attempt] = useOutcome()
  const list = lines.map(({ number, quantity }) => `${number}\t${quantity}`).join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(list)
    return 'copied' as const
  }
  return (
    <div className={styles.tools}>
      {isHydrated ? <Tool label={t('copy')} onPress={() => attempt(copy, 'notCopied')} /> : null}
      <SaveTool {...{ lines, file, attempt }} />
      {isHydrated ? <Tool label={t('print')} onPress={() => window.print()} /> : null}
      <p className={styles.outcome} role="status">
        {outcome === undefined ? null : t(outcome)}
      </p>
      {outcome === 'notCopied' ? <ListField list={list} /> : null}
    </div>
  )
}

interface ToolProps {
  readonly label: string
  readonly onPress: () => void
}

function Tool({ label, onPress }: ToolProps) {
  return (
    <Button type="button" size="dense" onClick={onPress}>
      {label}
    </Button>
  )
}

type Attempt = (run: () => Promise<Outcome | undefined>, ifFailed: Outcome) => void

/** What the last press has done. */
function useOutcome(): readonly [Outcome | undefined, Attempt] {
  const { reportFailure } = useShopClient()
  const [outcome, setOutcome] = useState<Outcome>()
  const attempt: Attempt = (run, ifFailed) => {
    setOutcome(undefined)
    run().then(setOutcome, (error: unknown) => {
      reportFailure(error, 'the cart cannot be copied or saved')
      setOutcome(ifFailed)
    })
  }
  return [outcome, attempt]
}

function SaveTool({ lines, file, attempt }: CartToolsProps & { readonly attempt: Attempt }) {
  const { t } = useTranslation('cart-tools')
  const { locale } = useShopClient()
  const href = useHref(file ?? '')
  if (file !== undefined) {
    return (
      <a className={buttonClass({ size: 'dense' })} href={href} download>
        {t('save')}
      </a>
    )
  }
  const save = async () => {
    const { saveCartCsv } = await import('../cart-export/save-cart-csv')
    saveCartCsv(lines, locale)
    return undefined
  }
  return <Tool label={t('save')} onPress={() => attempt(save, 'notSaved')} />
}

/** The list to copy by hand. */
function ListField({ list }: { readonly list: string }) {
  const { t } = useTranslation('cart-tools')
  const rows = Math.min(10, list.split('\n').length)
  return (
    <TextArea
      className={styles.list}
      label={t('list')}
      value={list}
      rows={rows}
      readOnly
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  )
}
