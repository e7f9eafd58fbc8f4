import { useFeature, useShopClient } from '@cartonnage/react-hooks'
import { cart } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/rules'
import { useRef, useState } from 'react'
import { tellFailure } from '../failures/tell-failure'
import type { ReportedFailure } from '../failures/reported-failure'
import { useLatest } from './use-latest'

type Wish = { readonly quantity: number } | 'remove'

export interface LineChange {
  /** Changes the quantity, or takes the line out. True when it worked; never fails. */
  readonly change: (wish: Wish) => Promise<boolean>
  readonly isPending: boolean
  /** The quantity that is on its way to the cart; undefined when nothing is. */
  readonly requested: number | undefined
  /** Something was changed here, so what the request before said is out of date. */
  readonly hasChanged: boolean
  /** Why the last change did not work; gone with the next one. */
  readonly problem: ReportedFailure | undefined
}

/** Changes to one line of the buyer's cart, one after another, with their pending state and failure. */
export function useLineChange(cartItemId: string): LineChange {
  const shop = useShopClient()
  const { setQuantity, remove } = useFeature(cart)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ReportedFailure>()
  const [requested, setRequested] = useState<number>()
  const [hasChanged, setChanged] = useState(false)
  const worked = useRef(true)
  const run = useLatest<Wish>(async (wish) => {
    setPending(true)
    setProblem(undefined)
    worked.current = true
    try {
      await (wish === 'remove' ? remove({ cartItemId }) : setQuantity({ cartItemId, ...wish }))
    } catch (error) {
      worked.current = false
      // The page leads to the sign-in then.
      if (!isShopError(error, 'SESSION_ENDED'))
        setProblem(await tellFailure(error, { shop, url: location.href }))
    } finally {
      setPending(false)
    }
  })
  const change = async (wish: Wish) => {
    setChanged(true)
    if (wish !== 'remove') setRequested(wish.quantity)
    await run(wish)
    setRequested(undefined)
    return worked.current
  }
  return { change, isPending, requested, hasChanged, problem }
}
