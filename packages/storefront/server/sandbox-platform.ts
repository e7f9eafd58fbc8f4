import { createNodeSandbox } from '@cartonnage/sandbox/node'
import type { Platform } from './platform'

export interface SandboxPlatformOptions {
  /** Opens the start page with its switches, which nobody but a developer should reach. @default false */
  readonly isAdminEnabled?: boolean
}

/** The platform's twin inside this process. With a folder its data outlives the process. */
export function createSandboxPlatform(
  dataFolder: string | undefined,
  { isAdminEnabled = false }: SandboxPlatformOptions = {},
): Platform {
  const sandbox = createNodeSandbox({
    admin: isAdminEnabled,
    ...(dataFolder === undefined ? {} : { data: dataFolder }),
  })
  return { fetch: sandbox.fetch, close: sandbox.close, isSandbox: true, isAdminEnabled }
}
