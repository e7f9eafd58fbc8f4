import type { NewRequest, RequestFile } from '@cartonnage/sdk'
import type { RequestReceipt } from '@cartonnage/sdk/contract'
import {
  checkRequest,
  emptyRequest,
  type RequestDraft,
  type RequestFields,
  type RequestProblems,
} from '@cartonnage/sdk/rules/requests'
import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useShopClient } from '../../shop-provider'
import { useAction, type Action } from '../../use-action'
import { useEachKey } from '../../use-box-finder-form'
import { useSession } from '../../use-session'
import { fillFields, readFields } from './form-fields'
import { forgetUnsentRequest, keepUnsent, readUnsent } from './unsent-request'

/** What {@link useRequestForm} needs. */
export interface RequestFormOptions {
  /** What the form starts with, such as a size from an address. @default nothing */
  readonly start?: Partial<RequestFields>
  /** The day in the shop's time zone, ISO 8601, when the form is checked. */
  readonly today: () => string
}

/** What goes with a request besides its fields. */
export interface RequestExtras extends Pick<NewRequest, 'productId' | 'searchTerm'> {
  /** Files that the shop has taken before, at most five. @default none */
  readonly files?: readonly RequestFile[]
}

/** The form of a request for a box made to measure. */
export interface RequestFormView {
  /** What the form holds now: for a drawing beside it. */
  readonly fields: RequestFields
  /** What the last check found, one problem a field at most. */
  readonly problems: RequestProblems
  /** For the `<form>`, whose fields have the names of `RequestFields` and keep their own texts. */
  readonly formProps: {
    /** The form whose fields are read. */
    readonly ref: RefObject<HTMLFormElement | null>
    /** Follows typing. */
    readonly onInput: () => void
    /** Follows radio buttons, check boxes and selects. */
    readonly onChange: () => void
  }
  /** Reads the form: the request, or null where `problems` says what is wrong. */
  check(): RequestDraft | null
  /**
   * Checks and sends the form: `undefined` where it has problems, or failed (`error`). The same form again makes no second
   * request; once it is sent, nothing of it is kept.
   */
  readonly send: Action<[extras?: RequestExtras], RequestReceipt | undefined>
}

/**
 * The form of a request. What is typed stays in the tab until it is sent: whoever reads another page first, or reloads this
 * one, finds it again.
 *
 * @example
 * function RequestForm() {
 *   const { formProps, problems, send } = useRequestForm({ today: () => new Date().toISOString().slice(0, 10) })
 *   return (
 *     <form {...formProps} onSubmit={(event) => (event.preventDefault(), void send.run())}>
 *       <input name="length" aria-label="Length" aria-invalid={problems.length !== undefined} />
 *       <button>Ask for a price</button>
 *     </form>
 *   )
 * }
 */
export function useRequestForm({ start, today }: RequestFormOptions): RequestFormView {
  const client = useShopClient()
  const { isGuest } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const [shown] = useState<RequestFields>({ ...emptyRequest, ...start })
  const [fields, setFields] = useState(shown)
  const [problems, setProblems] = useState<RequestProblems>({})
  const read = () => (form.current === null ? shown : readFields(form.current, shown))
  const follow = () => {
    const current = read()
    setFields(current)
    keepUnsent(client, shown, current)
  }
  useEachKey('once', () => {
    const typed = read()
    // What was typed before the page came alive stays, and is kept.
    const isTouched = JSON.stringify(typed) !== JSON.stringify(shown)
    if (isTouched) return follow()
    if (form.current !== null) fillFields(form.current, readUnsent(client, shown))
    setFields(read())
  })
  const check = () => {
    const found = checkRequest(read(), { locale: client.locale, isGuest, today: today() })
    setProblems(found.problems)
    return found.request
  }
  return {
    ...{ fields, problems, check },
    formProps: { ref: form, onInput: follow, onChange: follow },
    send: useSend(check),
  }
}

/** Sends what a check gives, under a key that stays the same until the request changes. */
function useSend(check: () => RequestDraft | null): RequestFormView['send'] {
  const client = useShopClient()
  const sent = useRef<{ readonly content: string; readonly key: string }>(undefined)
  return useAction(async (extras: RequestExtras = {}): Promise<RequestReceipt | undefined> => {
    const request = check()
    if (request === null) return undefined
    const content = JSON.stringify([request, extras])
    if (sent.current?.content !== content) sent.current = { content, key: createKey() }
    const { key: idempotencyKey } = sent.current
    const { requests } = await import('../../fetched/requests/requests')
    const receipt = await client.use(requests).submit({ ...request, ...extras, idempotencyKey })
    forgetUnsentRequest(client)
    return receipt
  })
}

/** `randomUUID` is missing on addresses without https. */
const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
