import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flagEmoji } from '@cartonnage/sdk/rules/region'

test('[2.9-12] a partner gets a flag as an emoji, made of two regional indicators', () => {
  assert.equal(flagEmoji('CH'), '\u{1F1E8}\u{1F1ED}')
  assert.equal(flagEmoji('de'), '\u{1F1E9}\u{1F1EA}')
})

test('what is no country code has no flag', () => {
  for (const code of ['419', 'CHE', '', undefined]) assert.equal(flagEmoji(code), '')
})
