import type { Client, Session } from '@cartonnage/sdk'
import { data } from 'react-router-dom'
import type { DeliveryCalendar } from '../../../shell/delivery-calendar'
import type { FormWork } from '../../../shell/form-work'
import type { PlacedOrders } from '../../../shell/placed-orders'
import type { RefusedAddress } from '../../../shared/addresses/data/read-address'
import type { RefusedVoucher } from '../../../shared/vouchers/data/change-vouchers'
import type { CheckoutChoice, CheckoutChoiceStore } from '../checkout-choice'
import type { CheckoutFieldProblems } from '../checkout-fields'
import type { CheckoutProblem } from '../checkout-problem'
import type { Checkout } from '../checkout-step'
import type { EnteredNotes } from '../order-notes'
import type { RefusedDelivery } from '../delivery-form'
import type { RefusedGuest } from '../guest-fields'

/** Why a form of the checkout was refused, with everything that was entered. */
export interface CheckoutResponse {
  /** What is wrong, other than with a field. */
  readonly problem?: CheckoutProblem
  readonly problems?: CheckoutFieldProblems
  /** What was entered at the payment step. */
  readonly entered?: Partial<CheckoutChoice>
  readonly address?: RefusedAddress
  /** What was entered at the delivery step, by delivery group. */
  readonly delivery?: Readonly<Record<string, RefusedDelivery>>
  readonly voucher?: RefusedVoucher
  /** What the buyer added to the order at the payment step. */
  readonly notes?: EnteredNotes
  /** The billing address of a guest. */
  readonly billing?: RefusedAddress
  /** The details of a guest. */
  readonly guest?: RefusedGuest
}

/** Who continues the checkout, and what keeps it. */
export interface Visitor {
  /** A buyer, or a guest. */
  readonly buyer: Session
  readonly choices: CheckoutChoiceStore
  readonly placed: PlacedOrders
  /** The URL of the form. */
  readonly url: string
  readonly work: FormWork | null
  /** For the addresses of a checkout. */
  readonly calendarOf: (checkout: Checkout) => Promise<DeliveryCalendar>
}

/** Handles one of the forms. */
export type Run = (
  shop: Client,
  form: FormData,
  visitor: Visitor,
) => Promise<Response | ReturnType<typeof refuse>>

export const refuse = (response: CheckoutResponse, init: ResponseInit = { status: 422 }) =>
  data(response, init)

/** A checkout that is ready but has errors, for example with an address outside the shop's countries. */
export const refuseInvalid = (changed: Checkout | undefined) =>
  changed !== undefined && changed.errors.length > 0 ? refuse({ problem: 'refused' }) : undefined
