import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useLocation, useNavigation } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { FailureNote } from '../failures/failure-note'
import { FileField } from '../files/file-field'
import { FileForm } from '../files/file-form'
import { BuyingPage } from '../lines/buying-page'
import { keepSizesTogether } from '../lines/cart-item'
import type { PrintedItem } from '../order-facts/print-state'
import styles from './print-files.module.css'
import { filesField, filesOfProduct } from './print-form'
import type { PrintPage, PrintResponse } from './print-form'

interface PrintFilesViewProps {
  readonly page: PrintPage
  readonly response: PrintResponse | undefined
}

/** What is needed for the print, and a field for the files of each product. */
export function PrintFilesView({ page, response }: PrintFilesViewProps) {
  const { t } = useTranslation('print-files')
  const { pathname } = useLocation()
  return (
    <BuyingPage>
      <div className={styles.page}>
        <h1>{t('print.title')}</h1>
        <p>{t('print.text')}</p>
        {response === undefined ? null : <PrintProblem response={response} />}
        {page.isClosed ? (
          <>
            <Note kind="info">{t('print.closed')}</Note>
            <Link className={buttonClass()} to={page.back}>
              {t('print.back')}
            </Link>
          </>
        ) : (
          <>
            <FileForm to={pathname} />
            <PrintForm page={page} />
          </>
        )}
      </div>
    </BuyingPage>
  )
}

function PrintForm({ page: { printed, held, back } }: { readonly page: PrintPage }) {
  const { t } = useTranslation('print-files')
  const [sending, setSending] = useState<readonly string[]>([])
  const isBusy = useNavigation().formMethod === 'POST'
  // What was handed in before the page was loaded is most likely for what has no file.
  const first = printed.find(({ files }) => files.length === 0) ?? printed[0]
  return (
    <Form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        if (isBusy || sending.length > 0) event.preventDefault()
      }}
    >
      {printed.map((item) => (
        <ProductFiles
          key={item.productId}
          item={item}
          held={item === first ? held : []}
          onBusyChange={(isSending) =>
            setSending((now) => [
              ...now.filter((id) => id !== item.productId),
              ...(isSending ? [item.productId] : []),
            ])
          }
        />
      ))}
      <div className={styles.actions}>
        <Button variant="primary" size="prominent" busy={isBusy} busyLabel={t('print.busy')}>
          {t('print.send')}
        </Button>
        <Link className={buttonClass({ size: 'prominent' })} to={back}>
          {t('print.later')}
        </Link>
      </div>
      <p role="status" className="type-small">
        {sending.length > 0 ? t('print.wait') : ''}
      </p>
    </Form>
  )
}

interface ProductFilesProps {
  readonly item: PrintedItem
  readonly held: PrintPage['held']
  readonly onBusyChange: (isBusy: boolean) => void
}

function ProductFiles({ item: { productId, name, files }, held, onBusyChange }: ProductFilesProps) {
  const { t } = useTranslation('print-files')
  return (
    <section className={styles.product}>
      <FileField
        name={filesField(productId)}
        label={keepSizesTogether(name)}
        limit={filesOfProduct}
        held={held}
        onBusyChange={onBusyChange}
      />
      {files.length === 0 ? null : (
        <p className="type-small">
          {t('print.before', { names: files.map((file) => file.name).join(', '), count: files.length })}
        </p>
      )}
    </section>
  )
}

function PrintProblem({ response }: { readonly response: PrintResponse }) {
  const { t } = useTranslation('print-files')
  const { problem } = response
  return (
    <ResponseFocus response={response}>
      {typeof problem === 'string' ? (
        <Note kind="error" role="alert">
          {t(`print.problem.${problem}`)}
        </Note>
      ) : (
        <FailureNote failure={problem} isBesideForm />
      )}
    </ResponseFocus>
  )
}
