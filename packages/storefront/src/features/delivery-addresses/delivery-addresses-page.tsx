import { useTranslation } from 'react-i18next'
import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { AddressEntry } from '../checkout/address-entry'
import { CheckoutFooter } from '../checkout-frame/checkout-footer'
import { CheckoutHeader } from '../checkout-frame/checkout-header'
import { StepsBar } from '../checkout/steps-bar'
import { WaitingStep } from '../checkout/waiting-step'
import type { splitDelivery, SplitResponse } from './delivery-addresses-action'
import type { loadDeliveryAddresses, SplitData } from './delivery-addresses-loader'
import styles from './delivery-addresses.module.css'
import { SplitEditor } from './split-editor'
import { SplitNote } from './split-note'

export const action = loadLater(async () => (await import('./delivery-addresses-action')).splitDelivery)

export const loader = loadLater(
  async () => (await import('./delivery-addresses-loader')).loadDeliveryAddresses,
)

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
  const problem = response?.problem ?? (loaded.state === 'stopped' ? loaded.problem : undefined)
  return (
    <div className={`container ${styles['page']}`}>
      <StepsBar current="address" />
      <h1 className={styles['title']}>{t('title')}</h1>
      {problem === undefined ? null : <SplitNote problem={problem} response={response} />}
      {loaded.state === 'waiting' ? <WaitingStep isStarted /> : null}
      {loaded.state === 'ready' ? <Editor data={loaded} response={response} /> : null}
    </div>
  )
}

interface EditorProps {
  readonly data: SplitData
  readonly response: SplitResponse | undefined
}

/** The split, or the form of an address for it. */
function Editor({ data, response }: EditorProps) {
  const [search] = useSearchParams()
  if (search.get('address') === 'new') {
    return <AddressEntry edited={undefined} refused={response?.address} isFirst={false} hasChoice={false} />
  }
  return <SplitEditor key={`${data.version} ${JSON.stringify(data.lines)}`} data={data} response={response} />
}
