import { productFields } from '@cartonnage/sdk'
import type { CallResponse, CallSpec } from '@cartonnage/sdk/contract'
import type { CallInput } from '../target/call-url'
import type { VerifyOptions } from '../target/options'

/** The results so far, and who the visitor is. */
export interface RunContext {
  readonly options: VerifyOptions
  /** The data of the newest response to a call, if it fitted the contract. */
  response<C extends CallSpec>(call: C): CallResponse<C>['data'] | undefined
  /** Whether a buyer is signed in. */
  readonly isSignedIn: boolean
  /** The account acted for; undefined for guests. */
  readonly accountId: string | undefined
}

/** A call, and how to build its input. */
export interface Step {
  readonly call: CallSpec
  /** What the call changes: nothing, something that a later step undoes, or something permanent such as an order. */
  readonly effect: 'none' | 'temporary' | 'permanent'
  /** The input, built from earlier responses; a text is the reason for skipping the call. */
  readonly input: (context: RunContext) => CallInput | string
  /** True for a call that an organisation may not have: 403 and 404 are then not checked. */
  readonly isOptional?: true
  /** True for input that the platform may refuse as invalid: 400 with a list of errors then passes. */
  readonly mayBeInvalid?: true
  /** True when following the response's `redirectUrl` opens the session. */
  readonly opensSession?: true
}

/** A step that changes nothing. */
export const reads = (call: CallSpec, input: Step['input'] = () => ({})): Step => ({
  call,
  effect: 'none',
  input,
})

/** A step whose change is undone by a later step. */
export const writes = (call: CallSpec, input: Step['input'] = () => ({})): Step => ({
  call,
  effect: 'temporary',
  input,
})

/** A step with a permanent effect: part of an order, or a copy of a cart. */
export const writesForGood = (call: CallSpec, input: Step['input'] = () => ({})): Step => ({
  call,
  effect: 'permanent',
  input,
})

/** Marks a step whose call an organisation may not have. */
export const optional = (step: Step): Step => ({ ...step, isOptional: true })

/** Marks a step whose input the platform may refuse as invalid. */
export const mayBeInvalid = (step: Step): Step => ({ ...step, mayBeInvalid: true })

/** Builds the input from an earlier result, or gives the reason why there is none. */
export const inputFrom = <T>(
  found: T | null | undefined,
  what: string,
  toInput: (found: T) => CallInput,
): CallInput | string => (found === null || found === undefined ? `${what} was found` : toInput(found))

/** Limits a step to signed-in buyers. */
export const forBuyer =
  (input: (accountId: string, context: RunContext) => CallInput | string): Step['input'] =>
  (context) =>
    context.isSignedIn && context.accountId !== undefined
      ? input(context.accountId, context)
      : 'no buyer is signed in'

/** The fields of a product that every organisation has. */
const standardFields = [
  'Name',
  'Description',
  'StockKeepingUnit',
  'ProductCode',
  'Family',
  'QuantityUnitOfMeasure',
]

/** API names of the product fields that the run requests. */
export const fieldsOf = ({ options }: Pick<RunContext, 'options'>): readonly string[] =>
  options.productFields ?? (options.profile === 'plain' ? standardFields : productFields)

/** The locale of the run. */
export const languageOf = ({ options }: Pick<RunContext, 'options'>): string => options.language ?? 'en-US'
