import type { CallResponse, CallSpec } from '@cartonnage/sdk/contract'
import type { CallInput } from '../target/call-url'
import type { VerifyOptions } from '../target/options'

/** What is known by now: the answers so far, and who asks. */
export interface World {
  readonly options: VerifyOptions
  /** The data of the newest answer of a call that fitted the contract. */
  response<C extends CallSpec>(call: C): CallResponse<C>['data'] | undefined
  /** Whether a buyer is signed in. */
  readonly isSignedIn: boolean
  /** The account acted for; undefined for guests. */
  readonly accountId: string | undefined
}

/** A call, and how to find what to ask it with. */
export interface Step {
  readonly call: CallSpec
  /** What the call leaves: nothing, something that a later step takes away, or what comes with an order and stays. */
  readonly leaves: 'nothing' | 'traces' | 'order'
  /** The input, from the answers before it; a text says why there is nothing to ask. */
  readonly input: (world: World) => CallInput | string
  /** True for a call that an organisation may not have: 403 and 404 then say nothing about the contract. */
  readonly isOptional?: true
  /** True when following the answer's `redirectUrl` opens the session. */
  readonly opensSession?: true
}

/** A step that changes nothing. */
export const reads = (call: CallSpec, input: Step['input'] = () => ({})): Step => ({
  call,
  leaves: 'nothing',
  input,
})

/** A step that changes what a later step puts right. */
export const writes = (call: CallSpec, input: Step['input'] = () => ({})): Step => ({
  call,
  leaves: 'traces',
  input,
})

/** A step that belongs to an order, or leaves a copy like it. */
export const keeps = (call: CallSpec, input: Step['input'] = () => ({})): Step => ({
  call,
  leaves: 'order',
  input,
})

/** The same step for a call that an organisation may not have. */
export const optional = (step: Step): Step => ({ ...step, isOptional: true })

/** The input made of something found, or the reason why there is none. */
export const given = <T>(
  found: T | null | undefined,
  what: string,
  toInput: (found: T) => CallInput,
): CallInput | string => (found === null || found === undefined ? `${what} was found` : toInput(found))

/** The input for a buyer; a guest is not asked. */
export const forBuyer =
  (input: (accountId: string, world: World) => CallInput | string): Step['input'] =>
  (world) =>
    world.isSignedIn && world.accountId !== undefined
      ? input(world.accountId, world)
      : 'no buyer is signed in'
