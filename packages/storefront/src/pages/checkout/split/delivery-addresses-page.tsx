import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionData, useLoaderData } from 'react-router-dom'
import type { ShouldRevalidateFunction } from 'react-router-dom'
import { loadLater } from '../../../shell/load-later'
import type { PageHandle } from '../../../shell/page-handle'
import { useEnteredForm } from '../../../shell/entered-form'
import { paths } from '../../../shell/paths'
import { usePageQuery } from '../../../shell/use-shared-location'
import { RestoredDraftNote } from '../../../shared/addresses/address-form-notes'
import { AddressEntry } from '../address-entry'
import { CheckoutFooter } from '../../../frame/checkout-frame/checkout-footer'
import { CheckoutHeader } from '../../../frame/checkout-frame/checkout-header'
import { StepsBar } from '../steps-bar'
import { WaitingStep } from '../waiting-step'
import type { splitDelivery, SplitResponse } from './data/delivery-addresses-action'
import type { loadDeliveryAddresses, SplitData } from './data/delivery-addresses-loader'
import styles from './delivery-addresses.module.css'
import { SplitEditor } from './split-editor'
import { SplitNote } from './split-note'
import { useGroupFocus } from './use-group-focus'

export const action = loadLater(async () => (await import('./data/delivery-addresses-action')).splitDelivery)

export const loader = loadLater(
  async () => (await import('./data/delivery-addresses-loader')).loadDeliveryAddresses,
)

/**
 * Also after a refused form: groups and quantities may have changed meanwhile, and the form has to name them as they are. Not
 * while the platform is at work, which would be waited for once more.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}) => {
  // The router has what the action above has responded with.
  const response = actionResult as SplitResponse | undefined
  return defaultShouldRevalidate || (formMethod !== undefined && response?.problem !== 'busy')
}

export const handle: PageHandle<typeof loadDeliveryAddresses> = {
  kind: 'checkout',
  frame: { Header: CheckoutHeader, Footer: CheckoutFooter },
  title: ({ i18n }) => i18n.t('title', { ns: 'delivery-addresses' }),
}

/** Splits the items of the checkout over several addresses. */
export function Component() {
  const { t } = useTranslation('delivery-addresses')
  const loaded = useLoaderData<typeof loadDeliveryAddresses>()
  const response: SplitResponse | undefined = useActionData<typeof splitDelivery>()
  const data = useLatestReady(loaded)
  const problem = response?.problem ?? (loaded.state === 'stopped' ? loaded.problem : undefined)
  return (
    <div className={`container ${styles.page}`}>
      <StepsBar current="address" />
      <h1 className={styles.title}>{t('title')}</h1>
      {problem === undefined ? null : <SplitNote problem={problem} response={response} />}
      {loaded.state === 'waiting' ? <WaitingStep isStarted /> : null}
      {data === undefined ? null : <Editor data={data} response={response} />}
    </div>
  )
}

type Loaded = Awaited<ReturnType<typeof loadDeliveryAddresses>>

/** Keeps the editor, and what is entered in it, while the split cannot be read again. */
function useLatestReady(loaded: Loaded): SplitData | undefined {
  const [latest, setLatest] = useState<SplitData>()
  if (loaded.state === 'ready' && loaded !== latest) setLatest(loaded)
  return loaded.state === 'ready' ? loaded : latest
}

interface EditorProps {
  readonly data: SplitData
  readonly response: SplitResponse | undefined
}

/** The split, or the form of an address for it. */
function Editor({ data, response }: EditorProps) {
  const { t } = useTranslation('delivery-addresses')
  const search = usePageQuery()
  if (search.get('address') === 'new') {
    const instead = { to: paths.deliveryAddresses(), label: t('toEditor') }
    return <AddressEntry edited={undefined} refused={response?.address} isFirst={false} instead={instead} />
  }
  return <Split data={data} response={response} />
}

/** The split, with what was refused, or entered before signing in again. */
function Split({ data, response }: EditorProps) {
  useGroupFocus(data.groups, response)
  const draft = useEnteredForm()
  const isRestored = draft !== undefined && response === undefined
  const key = `${data.version} ${JSON.stringify(data.lines)} ${isRestored ? 'draft' : 'loaded'}`
  return (
    <>
      {isRestored ? <RestoredDraftNote /> : null}
      <SplitEditor key={key} data={data} response={response} entered={response?.entered ?? draft} />
    </>
  )
}
