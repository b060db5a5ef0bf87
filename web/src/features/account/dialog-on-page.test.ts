import { expect, it } from 'vitest'
import { dialogOnPage } from './dialog-on-page.ts'
import { openDialog, rememberedPath, searchWithoutDialog } from '#navigation/dialogs.ts'

it('opens the dialog over the page, keeps what the page was asked for and remembers the way', () => {
  for (const path of ['/distances', '/encyclopedia?topic=driver&next=x#facts']) {
    const address = new URL(dialogOnPage('golf-profile', path), 'https://bagwise.example')
    expect(address.pathname).toBe(new URL(path, 'https://bagwise.example').pathname)
    expect(openDialog(address.searchParams)).toBe('golf-profile')
    expect(rememberedPath(address.searchParams)).toBe(path)
  }
  const { searchParams } = new URL(
    dialogOnPage('golf-profile', '/encyclopedia?topic=driver'),
    'https://bagwise.example',
  )
  expect(searchWithoutDialog(searchParams)).toBe('?topic=driver')
})
