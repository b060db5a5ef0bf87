import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialogLink, openDialog, rememberedPath, searchWithoutDialog } from './dialogs.ts'

function remembered(next: string) {
  return rememberedPath(new URLSearchParams({ next }))
}

describe('the address of a dialog', () => {
  it('remembers the target path through the link that opens the dialog', () => {
    const link = dialogLink('sign-up', { over: '/', next: '/ball-matching?feel=soft' })
    const query = new URLSearchParams(link.slice(link.indexOf('?')))
    expect(link).toMatch(/^\/\?/)
    expect(openDialog(query)).toBe('sign-up')
    expect(rememberedPath(query)).toBe('/ball-matching?feel=soft')
  })

  it('asks for no dialog when the name is unknown', () => {
    expect(openDialog(new URLSearchParams('dialog=admin'))).toBeUndefined()
  })

  it('keeps the rest of the address when the dialog closes', () => {
    expect(searchWithoutDialog(new URLSearchParams('a=1&dialog=capture&next=/distances'))).toBe('?a=1')
    expect(searchWithoutDialog(new URLSearchParams('dialog=capture&next=/distances'))).toBe('')
  })
})

describe('the remembered path', () => {
  it('is a path of this product with its search and fragment', () => {
    expect(remembered('/distances')).toBe('/distances')
    expect(remembered('/distance-calculator?driver=230#results')).toBe('/distance-calculator?driver=230#results')
  })

  it.each([
    'https://evil.example/distances',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'distances',
    '',
  ])('never leads to another site: %j', (next) => {
    expect(remembered(next)).toBeUndefined()
  })

  it('stays on the origin whatever the address says', () => {
    const spelling = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '%2f', '%2e', '\t', '@', ':', 'evil.example', '?', '#'),
    )
    fc.assert(
      fc.property(spelling, (parts) => {
        const path = remembered(parts.join(''))
        if (path === undefined) return
        expect(new URL(path, 'https://golf.example').origin).toBe('https://golf.example')
      }),
      { numRuns: 300 },
    )
  })
})
