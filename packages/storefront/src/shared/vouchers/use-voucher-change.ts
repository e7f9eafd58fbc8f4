import { useShopClient } from '@cartonnage/react-hooks'
import { isShopError, ShopError } from '@cartonnage/sdk/errors'
import { useRef, useState } from 'react'
import { loadReportedFailure } from '../failures/load-reported-failure'
import type { RefusedVoucher, VoucherIntent } from './data/change-vouchers'

/** The latest change that worked, for an announcement. */
export interface VoucherNews {
  readonly intent: VoucherIntent
  readonly code: string
}

export interface VoucherChange {
  /** Sends a form for vouchers. True when the cart is as requested; never fails. */
  readonly send: (form: FormData, intent: VoucherIntent, code: string) => Promise<boolean>
  /** The form that is being sent: that of a code, or the one for a new code. */
  readonly pending: string | undefined
  /** The latest refusal; undefined after a success. */
  readonly refused: RefusedVoucher | undefined
  readonly news: VoucherNews | undefined
}

interface VoucherChangeOptions {
  readonly checkoutId: string | undefined
  /** The refusal that the page came with, until a form is sent. */
  readonly rendered: RefusedVoucher | undefined
  /** After every change, made or refused: reads what the page shows. */
  readonly onSettled: () => void
}

/** Changes the codes of the cart, one form at a time. The code for it is fetched when it is used. */
export function useVoucherChange({ checkoutId, rendered, onSettled }: VoucherChangeOptions): VoucherChange {
  const shop = useShopClient()
  const [pending, setPending] = useState<string>()
  const [outcome, setOutcome] = useState<{ readonly refused?: RefusedVoucher; readonly news?: VoucherNews }>()
  const isBusy = useRef(false)
  const send = async (form: FormData, intent: VoucherIntent, code: string): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(code)
    try {
      const { changeVouchers } = await import('./data/change-vouchers')
      const refused = await changeVouchers(shop, form, { intent, checkoutId, url: location.href })
      setOutcome(refused === undefined ? { news: { intent, code } } : { refused })
      return refused === undefined
    } catch (error) {
      // When the session has ended, the page leads to the sign-in.
      if (!isShopError(error, 'SESSION_ENDED')) {
        shop.reportFailure(error, 'a voucher cannot be changed')
        // What failed is the code for it.
        const unreachable = new ShopError('NETWORK', 'the code could not be fetched')
        const failure = await loadReportedFailure(unreachable, { shop, url: location.href })
        setOutcome({ refused: { intent, code, problem: { kind: 'failed', failure } } })
      }
      return false
    } finally {
      isBusy.current = false
      setPending(undefined)
      onSettled()
    }
  }
  return { send, pending, refused: outcome === undefined ? rendered : outcome.refused, news: outcome?.news }
}
