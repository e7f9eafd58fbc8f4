import { getAccountInfo, type AccountInfo } from '../contract/account/account'
import type { SendOptions, Transport } from '../transport/transport'

/** Name, type and menu of the buyer in the current locale. Cached for 5 minutes. */
export async function readAccountInfo(
  { send, scope }: Transport,
  options?: SendOptions,
): Promise<AccountInfo> {
  const query = { methodParams: JSON.stringify({ language: scope().locale }) }
  return (await send(getAccountInfo, { query }, options)).data
}
