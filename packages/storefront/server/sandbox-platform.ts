import { createNodeSandbox } from '@cartonnage/sandbox/node'
import type { Platform } from './platform'

/** The platform's twin inside this process. With a folder its data outlives the process. */
export function createSandboxPlatform(dataFolder: string | undefined): Platform {
  const sandbox = createNodeSandbox({
    admin: false,
    ...(dataFolder === undefined ? {} : { data: dataFolder }),
  })
  return { fetch: sandbox.fetch, close: sandbox.close }
}
