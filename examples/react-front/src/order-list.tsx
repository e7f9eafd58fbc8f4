import { useAction, useQuickOrder } from '@cartonnage/react-hooks'
import type { CheckedOrder } from '@cartonnage/sdk'
import { useState } from 'react'

/** Orders pasted lines of article number and quantity: checked first, then added, with a word for every row. */
export function OrderList() {
  const { run, check, add, dismiss } = useQuickOrder()
  const [order, setOrder] = useState<CheckedOrder>()
  const checking = useAction(async (text: string) => {
    dismiss()
    const { readOrderText } = await import('@cartonnage/sdk/order-files')
    setOrder(await check(readOrderText(text).rows))
  })
  const adding = useAction(add)
  const failure = checking.error ?? adding.error
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const list = new FormData(event.currentTarget).get('list')
        void checking.run(typeof list === 'string' ? list : '')
      }}
    >
      <label>
        Artikelnummer und Menge, eine Position pro Zeile
        <textarea name="list" />
      </label>
      <button disabled={checking.isPending}>Liste prüfen</button>
      <ol>
        {(run?.rows ?? order?.rows ?? []).map((each) => (
          <li key={each.row.place}>
            {each.row.quantity} × {each.row.number}:{' '}
            {'outcome' in each ? String(each.outcome) : each.check.kind}
          </li>
        ))}
      </ol>
      {order && !run && (
        <button type="button" disabled={adding.isPending} onClick={() => void adding.run(order)}>
          Liste in den Warenkorb
        </button>
      )}
      {failure && <p role="alert">{failure.message}</p>}
    </form>
  )
}
