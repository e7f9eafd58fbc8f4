import { hasOwnFields } from '../../../shell/own-fields'
import { account, type Client, type Session } from '@cartonnage/sdk'
import { vatIdField } from '@cartonnage/sdk/rules'

/** The VAT id of the effective account; null for private buyers, without one and where it cannot be read. Never fails. */
export async function loadVatId(
  client: Client,
  { userType, isGuest }: Session,
  signal?: AbortSignal,
): Promise<string | null> {
  if (isGuest || userType !== 'business' || !hasOwnFields(client)) return null
  try {
    const { fields } = await client.use(account).getEffective([vatIdField], { signal })
    return fields[vatIdField] ?? null
  } catch {
    return null
  }
}
