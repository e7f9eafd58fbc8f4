import type { Call, Visitor } from '../../calls/call'
import { listManagedAccounts } from '../session/buyer-repository'
import { userMenu } from './user-menu'

/** The response of getAccountInfo; as in records, members without a value are absent. */
export function accountInfo({ context: { db }, visitor: { buyer, locale, currencyCode } }: Call) {
  if (!buyer) {
    return {
      UserName: '',
      isGuestUser: true,
      UserType: 'private',
      CurrencyIsoCode: currencyCode,
      menuItems: [],
    }
  }
  return {
    UserName: `${buyer.firstName} ${buyer.lastName}`,
    ...(buyer.userType === 'business' ? { companyName: buyer.accountName } : {}),
    isGuestUser: false,
    UserType: buyer.userType,
    CurrencyIsoCode: currencyCode,
    menuItems: userMenu(locale, {
      userType: buyer.userType,
      managesAccounts: listManagedAccounts(db, buyer.accountId).length > 0,
    }),
  }
}

/** The response of getUserInfo: the signed-in buyer's record. Its members are the shop's own choice. */
export function userInfo({ buyer }: Visitor) {
  if (!buyer) return undefined
  return {
    Id: buyer.userId,
    userId: buyer.userId,
    isGuest: false,
    Name: `${buyer.firstName} ${buyer.lastName}`,
    FirstName: buyer.firstName,
    LastName: buyer.lastName,
    Username: buyer.userName,
    Email: buyer.email,
    AccountId: buyer.accountId,
  }
}
