import { shopLocales, type ShopLocale, type ShopType } from '@cartonnage/sdk/rules'
import { choice, hidden, text } from '../../../forms/reading/field-schema'
import type { Problems } from '../../../forms/reading/form-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import type { TextProblem } from '../../../forms/text-problem'
import { parsePhone } from '../../../shared/phone-number/parse-phone'
import { profileLimits } from '../profile-fields'
import type { ProfileField } from '../profile-fields'

/** What is wrong with a field. `wrong`: the code is not the one that was mailed, `expired`: it is over. */
export type ProfileProblem = TextProblem | 'email' | 'phone' | 'digits' | 'wrong' | 'expired'
export type ProfileProblems = Problems<ProfileField, ProfileProblem>

const isEmail = (value: string): boolean => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(value)
const isSixDigits = (code: string): boolean => /^\d{6}$/.test(code.replace(/[\s-]/g, ''))

/** The form about the person and mails; phone numbers are those of the shop's country unless they say otherwise. */
export const personSchema = (shop: ShopType) =>
  formSchema({
    firstName: text({ limit: profileLimits.firstName }),
    lastName: text({ isRequired: true, limit: profileLimits.lastName }),
    phone: text({
      limit: profileLimits.phone,
      problems: { phone: (value) => parsePhone(value, shop) === undefined },
    }),
    language: choice<'' | ShopLocale>(['', ...shopLocales[shop]]),
    orderCopyTo: text({
      limit: profileLimits.orderCopyTo,
      problems: { email: (value) => !isEmail(value) },
    }),
  })

const code = text({
  isRequired: true,
  limit: profileLimits.code,
  problems: { digits: (value) => !isSixDigits(value) },
})

/** A new address, with the code that went to the old one. */
export const newEmailSchema = formSchema({
  email: text({
    isRequired: true,
    limit: profileLimits.email,
    problems: { email: (value) => !isEmail(value) },
  }),
  code,
  id: hidden(),
})

/** The code that confirms the present address. */
export const confirmationSchema = formSchema({ code, id: hidden() })
