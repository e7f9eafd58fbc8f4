import { listenForPayments } from '@cartonnage/sandbox/node'
import type { Platform } from './platform'
import { createSandboxPlatform } from './sandbox-platform'
import type { SandboxPlatformOptions } from './sandbox-platform'

export interface ServedSandboxOptions extends SandboxPlatformOptions {
  readonly dataFolder: string | undefined
  readonly paymentPort: number
  readonly host: string
}

/**
 * The sandbox inside this process, with the payment provider's pages on a port of their own: another free one where it is
 * taken. Closing the platform closes both.
 */
export async function serveSandboxPlatform(options: ServedSandboxOptions): Promise<Platform> {
  const payments = await listenForPayments({ port: options.paymentPort, host: options.host })
  try {
    const paymentOrigin = options.paymentOrigin ?? payments.origin
    const platform = createSandboxPlatform(options.dataFolder, { ...options, paymentOrigin })
    payments.serve(platform.paymentPages)
    return {
      ...platform,
      close: async () => {
        await payments.close()
        await platform.close()
      },
    }
  } catch (error) {
    await payments.close()
    throw error
  }
}
