import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { guestPermissionsKey, valueOf } from '@cartonnage/sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { isGuestCartAllowed } from '../../shell/guest-cart-permission'
import type { CheckActions } from './check-report'
import type { OrderResponse } from './data/quick-order-response'
import type { Replacement } from './quick-order-form'
import { useCheck } from './use-check'
import { useListField } from './use-list-field'
import { useOrderWork } from './use-order-work'
import { useRun } from './use-run'

interface PageOptions {
  /** Of a form that was sent without the page's own work: without scripts, or by another page. */
  readonly sent: OrderResponse | undefined
  /** What the field begins with. */
  readonly start: string
}

/** What the page does in the browser: the list, its check, and the work that adds it. */
export function useQuickOrderPage({ sent, start }: PageOptions) {
  const [response, setResponse] = useState(sent)
  const { checking, check, stop, wordFailure } = useCheck()
  const { work, whenReady, part } = useOrderWork()
  const mayAdd = useMayAdd()
  const field = useListField({
    start,
    onProblem: (problem) => setResponse(problem === undefined ? undefined : { list: field.read(), problem }),
    onError: (error) => void wordFailure(error, field.read()).then(setResponse),
  })
  const { start: startRun, ...run } = useRun({ work, whenReady, field, wordFailure })
  useLaterResponse(sent, (later) => {
    setResponse(later)
    field.replace(later.list)
  })
  const checkText = async (text: string, replacement?: Replacement) => {
    const next = await check(text, replacement)
    if (next === undefined) return
    if (run.run?.state === 'done') work?.dismiss()
    if (next.list !== text) field.replace(next.list)
    setResponse(next)
  }
  const actions: CheckActions = {
    replace: (replacement) => void checkText(response?.list ?? field.read(), replacement),
    edit: (list) => {
      field.replace(list)
      setResponse(undefined)
      field.focus()
    },
    add: ({ order }) => {
      if (mayAdd) void startRun(order).then(() => setResponse(undefined))
      else setResponse(response && { ...response, needs: 'account' })
    },
  }
  return {
    ...{ field, response, checking, stop, actions, part, run },
    checkField: async () => {
      await field.readChosenFile()
      await checkText(field.read())
    },
  }
}

/** Calls `onResponse` for each response that comes after the page. */
function useLaterResponse(
  sent: OrderResponse | undefined,
  onResponse: (response: OrderResponse) => void,
): void {
  const [first] = useState(sent)
  const report = useEffectEvent(onResponse)
  useEffect(() => {
    if (sent !== undefined && sent !== first) report(sent)
  }, [sent, first])
}

/** Guests have no cart in some shops. */
function useMayAdd(): boolean {
  const { loaded } = useShopClient()
  const { isGuest } = useSession()
  return !isGuest || isGuestCartAllowed(valueOf(loaded(guestPermissionsKey).getSnapshot())?.guestCartEnabled)
}
