import { channel } from 'node:diagnostics_channel'

/** A request of the shop to the platform, at the moment before it goes out. */
export interface PlatformCall {
  readonly request: Request
  /** Who makes it: this server for a page that it renders, or a visitor whose request is passed on. */
  readonly by: 'page' | 'visitor'
}

const calls = channel('cartonnage:platform-call')

/**
 * Tells whoever listens inside this process: a recorder or a tracer that was loaded with `node --import`. Where
 * nobody does, nothing happens.
 */
export function announceCall(call: PlatformCall): void {
  if (calls.hasSubscribers) calls.publish(call)
}
