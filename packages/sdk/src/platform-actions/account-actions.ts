import { getAccountInfo, getUserInfo } from '../contract/account/account'
import { getMyProfile } from '../contract/profile/profile'
import { getSessionContext, type SessionContext } from '../contract/session/context'
import { answerTo, type Answers } from './answers'
import { readAccountMenu, type SiteMenus } from './menu-actions'

interface AccountSettings {
  readonly menus: SiteMenus | undefined
  /** Names or ids of the groups whose members are business buyers. */
  readonly businessGroups: readonly string[]
}

/** Name, type and menu of the buyer. */
export const accountActions = ({ menus, businessGroups }: AccountSettings): Answers => ({
  ...answerTo(getAccountInfo, async (_, context) => {
    const [{ data: session }, menuItems] = await Promise.all([
      context.send(getSessionContext, {}),
      readAccountMenu(context, menus),
    ])
    const isBusiness = isInGroup(session, businessGroups)
    return {
      userName: fullName(session),
      companyName: isBusiness ? session.accountName : null,
      isGuestUser: session.guestUser,
      userType: isBusiness ? ('business' as const) : ('private' as const),
      currencyCode: null,
      menuItems,
    }
  }),
  ...answerTo(getUserInfo, async (_, { send }) => {
    const { email, firstName, lastName, phoneNumber } = (await send(getMyProfile, {})).data
    return { Email: email, FirstName: firstName, LastName: lastName, Phone: phoneNumber }
  }),
})

const isInGroup = ({ buyerGroups }: SessionContext, groups: readonly string[]): boolean =>
  buyerGroups.some(({ id, name }) => groups.includes(id) || (name !== null && groups.includes(name)))

function fullName({ profile }: SessionContext): string | null {
  const name = [profile?.firstName, profile?.lastName].filter(Boolean).join(' ')
  return name || (profile?.userName ?? null)
}
