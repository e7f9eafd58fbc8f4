import { useSession } from '@cartonnage/react-hooks'
import { chooseMainPrice } from '@cartonnage/sdk/rules'
import type { MainPrice } from '@cartonnage/sdk/rules'

/** Which price stands first: net for business buyers, gross for everybody else. */
export function useMainPrice(): MainPrice {
  return chooseMainPrice(useSession().session?.userType ?? 'private')
}
