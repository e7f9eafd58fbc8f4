import { createNodeSandbox } from '@cartonnage/sandbox/node'
import type { Platform } from './platform'

export interface SandboxPlatformOptions {
  /** Opens the admin pages, which only developers should be able to reach. @default false */
  readonly isAdminEnabled?: boolean
}

/** The sandbox inside this process. With a folder its data survives a restart. */
export function createSandboxPlatform(
  dataFolder: string | undefined,
  { isAdminEnabled = false }: SandboxPlatformOptions = {},
): Platform {
  const sandbox = createNodeSandbox({
    admin: isAdminEnabled,
    ...(dataFolder !== undefined && { data: dataFolder }),
  })
  return {
    fetch: sandbox.fetch,
    close: sandbox.close,
    now: sandbox.clock.now,
    isSandbox: true,
    isAdminEnabled,
  }
}
