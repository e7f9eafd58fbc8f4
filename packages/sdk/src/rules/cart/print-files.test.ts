import { describe, expect, it } from 'vitest'
import { fitPrintFiles, readPrintFiles, toPrintFileFields } from './print-files'

const file = { productId: '01tCN0002000290YAA', id: 'A'.repeat(22), name: 'logo.pdf' }

describe('the files for what is printed', () => {
  it('are in one field of the checkout and the order', () => {
    const fields = toPrintFileFields([file])
    expect(fields).toEqual({ PrintFiles__c: `[["${file.productId}","${file.id}","logo.pdf"]]` })
    expect(readPrintFiles(fields)).toEqual([file])
  })

  it('leave the field where there are none', () => {
    expect(toPrintFileFields([])).toEqual({ PrintFiles__c: null })
  })

  it('are no more than the field holds', () => {
    const many = Array.from({ length: 80 }, () => file)
    expect([fitPrintFiles([]), fitPrintFiles([file]), fitPrintFiles(many)]).toEqual([true, true, false])
  })

  it.each([
    [{}],
    [{ PrintFiles__c: null }],
    [{ PrintFiles__c: 'later' }],
    [{ PrintFiles__c: '{"a":1}' }],
    [{ PrintFiles__c: '[["01t","",1],[],null]' }],
  ])('are none in %j', (fields) => {
    expect(readPrintFiles(fields)).toEqual([])
  })
})
