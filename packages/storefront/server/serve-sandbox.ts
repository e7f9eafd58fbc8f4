import { listenForPayments } from '@cartonnage/sandbox/node'
import type { Platform } from './platform'
import { createSandboxPlatform } from './sandbox-platform'
import type { Settings } from './settings'

type ServingSettings = Pick<
  Settings,
  'dataFolder' | 'isAdminEnabled' | 'paymentPort' | 'paymentOrigin' | 'host' | 'limits'
>

/**
 * The sandbox inside this process, with the payment provider's pages on a port of their own: another free one where it is
 * taken. Closing the platform closes both.
 */
export async function serveSandboxPlatform({
  dataFolder,
  isAdminEnabled,
  paymentPort,
  paymentOrigin,
  host,
  limits,
}: ServingSettings): Promise<Platform> {
  const payments = await listenForPayments({ port: paymentPort, host })
  try {
    const options = {
      ...{ isAdminEnabled, paymentOrigin: paymentOrigin ?? payments.origin },
      orderMails: limits['orders.recipient'],
    }
    const platform = createSandboxPlatform(dataFolder, options)
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
