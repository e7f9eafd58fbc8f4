import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aiConfigurationSchema } from './ai-configuration'

const switches = ['activityTrackingEnabled', 'catalogExists', 'isDeployed', 'deploymentEnabled']
const locations = { host: 'https://ai.example.com', siteId: '0ZEQ50000000001AAA', tenant: 'core/shop/00D' }

describe('aiConfigurationSchema', () => {
  it.each(switches)('[3.shopper-context-15] reads %s, host, site and tenant', (name) => {
    const wire = { ...Object.fromEntries(switches.map((other) => [other, other === name])), ...locations }
    expect(z.parse(aiConfigurationSchema, { ...wire, more: 1 })).toEqual(wire)
  })

  it('[3.shopper-context-15] takes nothing for switched off', () => {
    expect(z.parse(aiConfigurationSchema, {})).toEqual({
      ...Object.fromEntries(switches.map((name) => [name, false])),
      host: null,
      siteId: null,
      tenant: null,
    })
  })
})
