import { useActionData, useLoaderData } from 'react-router-dom'
import { loadLater } from '../../../shell/load-later'
import type { PageHandle } from '../../../shell/page-handle'
import { CheckoutFooter } from '../../../frame/checkout-frame/checkout-footer'
import { CheckoutHeader } from '../../../frame/checkout-frame/checkout-header'
import { PrintFilesView } from '../../../shared/print-files/print-files-view'
import { StepsBar } from '../steps-bar'
import { WaitingStep } from '../waiting-step'
import type { saveCheckoutPrint } from './data/checkout-print-action'
import type { loadCheckoutPrint } from './data/checkout-print-loader'

export const action = loadLater(async () => (await import('./data/checkout-print-action')).saveCheckoutPrint)
export const loader = loadLater(async () => (await import('./data/checkout-print-loader')).loadCheckoutPrint)

export const handle: PageHandle<typeof loadCheckoutPrint> = {
  kind: 'checkout',
  frame: { Header: CheckoutHeader, Footer: CheckoutFooter },
  title: ({ i18n }) => i18n.t('print.title', { ns: 'print-files' }),
}

/** Takes the files for what is printed, before the order is placed. */
export function Component() {
  const page = useLoaderData<typeof loadCheckoutPrint>()
  const response = useActionData<typeof saveCheckoutPrint>()
  return (
    <>
      <div className="container">
        <StepsBar current="review" />
        {page === null ? <WaitingStep isStarted /> : null}
      </div>
      {page === null ? null : <PrintFilesView page={page} response={response} />}
    </>
  )
}
