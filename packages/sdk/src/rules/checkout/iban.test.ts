import { describe, expect, it } from 'vitest'
import { isInEconomicArea, isQrIban, requireIban } from './iban'

// The examples of the IBAN registry (ISO 13616), for the countries of SEPA.
const registry = {
  inside: [
    'AT611904300234573201',
    'BE68539007547034',
    'BG80BNBG96611020345678',
    'CY17002001280000001200527600',
    'CZ6508000000192000145399',
    'DE89370400440532013000',
    'DK5000400440116243',
    'EE382200221020145685',
    'ES9121000418450200051332',
    'FI2112345600000785',
    'FR1420041010050500013M02606',
    'GR1601101250000000012300695',
    'HR1210010051863000160',
    'HU42117730161111101800000000',
    'IE29AIBK93115212345678',
    'IS140159260076545510730339',
    'IT60X0542811101000000123456',
    'LI21088100002324013AA',
    'LT121000011101001000',
    'LU280019400644750000',
    'LV80BANK0000435195001',
    'MT84MALT011000012345MTLCAST001S',
    'NL91ABNA0417164300',
    'NO9386011117947',
    'PL61109010140000071219812874',
    'PT50000201231234567890154',
    'RO49AAAA1B31007593840000',
    'SE4550000000058398257466',
    'SI56263300012039086',
    'SK3112000000198742637541',
  ],
  outside: [
    'AD1200012030200359100100',
    'AL47212110090000000235698741',
    'CH9300762011623852957',
    'GB29NWBK60161331926819',
    'GI75NWBK000000007099453',
    'MC5811222000010123456789030',
    'MD24AG000225100013104168',
    'ME25505000012345678951',
    'MK07250120000058984',
    'RS35260005601001611379',
    'SM86U0322509800000000270100',
    'VA59001123000012345678',
  ],
}

describe('an IBAN', () => {
  it.each([...registry.inside, ...registry.outside])('of the registry is accepted: %s', (iban) => {
    expect(() => requireIban(iban)).not.toThrow()
  })

  it('is of the European Economic Area, where transfers need no BIC, or not', () => {
    expect(registry.inside.filter((iban) => !isInEconomicArea(iban))).toEqual([])
    expect(registry.outside.filter(isInEconomicArea)).toEqual([])
  })

  it.each([
    ['CH5530000123000889012', true],
    ['CH4431999123000889012', true],
    ['CH5229999123000889012', false],
    ['CH0832000123000889012', false],
    ['DE89310400440532013000', false],
  ])('%s is a QR-IBAN: %s', (iban, expected) => {
    expect(isQrIban(iban)).toBe(expected)
  })
})
