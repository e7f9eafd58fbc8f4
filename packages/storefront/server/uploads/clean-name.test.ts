import { describe, expect, it } from 'vitest'
import { cleanName } from './clean-name'

describe('the name of a file', () => {
  it.each([
    ['Logo Müller & Söhne.pdf', 'pdf', 'Logo Müller & Söhne.pdf'],
    ['LOGO.PDF', 'pdf', 'LOGO.pdf'],
    ['logo.ai', 'pdf', 'logo.ai'],
    ['logo.exe', 'png', 'logo.exe.png'],
    ['logo', 'svg', 'logo.svg'],
    ['../../etc/passwd', 'eps', 'passwd.eps'],
    ['C:\\Users\\Lea\\logo.png', 'png', 'logo.png'],
    ['logo\u202Egnp.exe.png', 'png', 'logognp.exe.png'],
    ['a\u0000b\r\nc\u200B.png', 'png', 'abc.png'],
    ['<img src=x>.png', 'png', 'img src=x.png'],
    ['.', 'png', 'file.png'],
    ['', 'png', 'file.png'],
    ['.png', 'png', 'file.png'],
    ['Logo\u0308.png', 'png', 'Logö.png'],
  ] as const)('%j of a file of the kind %s becomes %j', (sent, kind, name) => {
    expect(cleanName(sent, kind)).toBe(name)
  })

  it('has eighty characters at most, and keeps its ending', () => {
    const name = cleanName(`${'🙂'.repeat(300)}.svg`, 'svg')
    expect([[...name].length, name.endsWith('.svg')]).toEqual([80, true])
  })
})
