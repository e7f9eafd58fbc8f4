import { useShopClient } from '@cartonnage/react-hooks'
import { currentCart, formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, Link, useLoaderData, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Choice } from '../../components/choice'
import { Field } from '../../components/field'
import { Note } from '../../components/note'
import { TextArea } from '../../components/text-area'
import { useEnteredForm } from '../../shell/entered-form'
import { paths } from '../../shell/paths'
import { writeItems } from './request-items'
import type { RequestSource, loadRequest } from './data/request-loader'
import type { EnteredRequest, RequestResponse } from './data/request-response'
import styles from './offers.module.css'
import { RequestOutcome } from './request-outcome'
import { useRequestBinding } from './use-request-binding'
import { longestWish } from './wish'

type AskedFor = Exclude<RequestSource, { readonly from: 'nothing' }>

interface RequestFormProps {
  readonly source: AskedFor
  readonly response: RequestResponse | undefined
}

/** Quantity, wish and day. Sent to the page itself, whose address says what it is about. */
export function RequestForm({ source, response }: RequestFormProps) {
  const { t } = useTranslation('offers')
  const { newest } = useLoaderData<typeof loadRequest>()
  const kept = useEnteredForm()
  const isBusy = useNavigation().formMethod === 'POST'
  const entered = response?.entered ?? (kept && { ...kept, emptyCart: kept.emptyCart === 'true' })
  const items = source.from === 'cart' ? source.items : [source.item]
  return (
    <Form
      className={styles.requestForm}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="newest" value={response?.newest ?? newest} />
      <input type="hidden" name="lines" value={writeItems(items)} />
      <RequestOutcome source={source} response={response} />
      {kept === undefined || response !== undefined ? null : (
        <Note kind="info" role="status">
          <p>{t('request.restored')}</p>
        </Note>
      )}
      {/* What was kept is there after the first rendering: fields take it as new ones. */}
      <RequestFields key={kept === undefined ? 'loaded' : 'kept'} {...{ source, entered, response }} />
      <div className={styles.buttons}>
        <Button variant="primary" size="prominent" busy={isBusy} busyLabel={t('request.busy')}>
          {t('request.action')}
        </Button>
        <BackLink source={source} />
      </div>
    </Form>
  )
}

interface RequestFieldsProps extends RequestFormProps {
  readonly entered: Partial<EnteredRequest> | undefined
}

function RequestFields({ source, entered, response }: RequestFieldsProps) {
  const { t } = useTranslation('offers')
  const { locale } = useShopClient()
  const { firstDay } = useLoaderData<typeof loadRequest>()
  const { field } = useRequestBinding(source, response?.problems)
  return (
    <>
      {source.from === 'product' ? <QuantityField {...{ source, entered, response }} /> : null}
      <TextArea
        {...field('wish')}
        rows={5}
        label={t('request.wish')}
        labelNote={t('request.optional')}
        hint={t('request.wishHint', { limit: formatNumber(longestWish, locale) })}
        defaultValue={entered?.wish ?? ''}
      />
      <Field
        {...field('validUntil')}
        type="date"
        min={firstDay}
        className={styles.short}
        label={t('request.date')}
        labelNote={t('request.optional')}
        hint={t('request.dateHint')}
        defaultValue={entered?.validUntil ?? ''}
      />
      {source.from === 'cart' ? (
        <Choice
          type="checkbox"
          name="emptyCart"
          value="true"
          defaultChecked={entered?.emptyCart ?? false}
          label={t('request.empty')}
        />
      ) : null}
    </>
  )
}

function QuantityField({ source, entered, response }: RequestFieldsProps) {
  const { t } = useTranslation('offers')
  const { locale } = useShopClient()
  const { field } = useRequestBinding(source, response?.problems)
  if (source.from !== 'product') return null
  const { rule, item } = source
  const step = rule.increment ?? 1
  const minimum = formatNumber(rule.minimum ?? 1, locale)
  return (
    <Field
      {...field('quantity')}
      className={styles.short}
      inputMode="numeric"
      autoComplete="off"
      required
      label={t('request.quantity')}
      hint={
        step > 1 || (rule.minimum ?? 1) > 1
          ? t('request.quantityRule', { minimum, step: formatNumber(step, locale) })
          : t('request.quantityHint')
      }
      defaultValue={entered?.quantity ?? String(item.quantity)}
    />
  )
}

function BackLink({ source }: { readonly source: AskedFor }) {
  const { t } = useTranslation('offers')
  const to =
    source.from === 'cart'
      ? paths.cart(currentCart)
      : paths.product({ urlName: '-', id: source.item.productId })
  return (
    <Link className="link" to={to}>
      {t('request.back')}
    </Link>
  )
}
