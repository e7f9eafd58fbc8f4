import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, maximumOrderRows } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import type { ComponentType, DragEvent, ReactNode, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { Button } from '../../components/button'
import { NewsRegion } from '../../components/news-region'
import { TextArea } from '../../components/text-area'
import { useHydrated } from '../../hydration/use-hydrated'
import { FileField } from './file-field'
import type { OrderRowsProps } from './rows/order-rows'
import styles from './quick-order.module.css'
import { orderFields } from './quick-order-form'
import { ListsLink, SampleFile } from './sample-file'
import type { ListField } from './use-list-field'

interface OrderFormProps {
  readonly field: ListField
  /** What is wrong with the list, at its field. */
  readonly error: ReactNode
  /** How far the check is; undefined where none is under way. */
  readonly checking: { readonly done: number; readonly of: number } | undefined
  /** The list is being added and must stay as it is. */
  readonly isLocked: boolean
  readonly onCheck: () => void
  readonly onStop: () => void
}

/** Where a list is typed, pasted or read from a file: one field, a line for each row. */
export function OrderForm({ field, error, checking, isLocked, onCheck, onStop }: OrderFormProps) {
  const { t } = useTranslation('quick-order')
  const { Rows, isRowView, toggle } = useRowView(field)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (checking === undefined && !isLocked) onCheck()
  }
  const drop = (event: DragEvent<HTMLFormElement>) => {
    const [file] = event.dataTransfer.files
    if (file === undefined) return
    event.preventDefault()
    if (!isLocked) void field.readFile(file)
  }
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className={styles.form}
      onSubmit={send}
      onDrop={drop}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
    >
      <ListArea field={field} error={error} isHidden={isRowView} isLocked={isLocked} />
      {Rows !== undefined && isRowView ? <Rows key={field.version} field={field} error={error} /> : null}
      {field.isLong ? null : <ViewSwitch isRowView={isRowView} onSwitch={toggle} />}
      <FileField field={field} isLocked={isLocked} />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          name={orderFields.intent}
          value="check"
          busy={checking !== undefined}
          busyLabel={t('form.checking')}
          aria-disabled={isLocked}
        >
          {t('form.check')}
        </Button>
        {checking === undefined ? null : (
          <Button type="button" onClick={onStop}>
            {t('form.stop')}
          </Button>
        )}
      </div>
      <CheckProgress checking={checking} />
      <SampleFile />
      <ListsLink />
    </Form>
  )
}

type ListAreaProps = Pick<OrderFormProps, 'field' | 'error' | 'isLocked'> & { readonly isHidden: boolean }

/** It has the list whatever is shown: what is entered in rows is written into it. */
function ListArea({ field: { attachArea, start, keep }, error, isHidden, isLocked }: ListAreaProps) {
  const { t } = useTranslation('quick-order')
  const { locale } = useShopClient()
  return (
    <div hidden={isHidden}>
      <TextArea
        ref={attachArea}
        id="order-list"
        name={orderFields.list}
        label={t('form.list')}
        hint={t('form.hint', { most: formatNumber(maximumOrderRows, locale) })}
        error={error}
        rows={10}
        readOnly={isLocked}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        defaultValue={start}
        onInput={keep}
      />
    </div>
  )
}

/** Only where scripts run. */
function ViewSwitch({ isRowView, onSwitch }: { readonly isRowView: boolean; readonly onSwitch: () => void }) {
  const { t } = useTranslation('quick-order')
  if (!useHydrated()) return null
  return (
    <p>
      <Button type="button" variant="text" onClick={onSwitch}>
        {t(isRowView ? 'form.asText' : 'form.byRow')}
      </Button>
    </p>
  )
}

/** Rows with look-ahead, whose code is loaded with the first press. */
function useRowView(field: ListField) {
  const { reportFailure } = useShopClient()
  const [Rows, setRows] = useState<ComponentType<OrderRowsProps>>()
  const [isWanted, setWanted] = useState(false)
  const isRowView = isWanted && Rows !== undefined && !field.isLong
  const toggle = () => {
    setWanted(!isRowView)
    if (isRowView) field.focus()
    if (Rows !== undefined) return
    import('./rows/order-rows').then(
      (module) => setRows(() => module.OrderRows),
      (error: unknown) => reportFailure(error, 'the rows of the quick order'),
    )
  }
  return { Rows, isRowView, toggle }
}

function CheckProgress({ checking }: Pick<OrderFormProps, 'checking'>) {
  const { t } = useTranslation('quick-order')
  const { locale } = useShopClient()
  const count = checking?.of ?? 0
  const sentence = count === 0 ? '' : t('form.checkingLines', { count, number: formatNumber(count, locale) })
  return (
    <>
      {checking === undefined || count === 0 ? null : (
        <progress className={styles.bar} max={count} value={checking.done} aria-label={t('form.checking')} />
      )}
      <NewsRegion sentence={sentence} />
    </>
  )
}
