import { expect, it } from 'vitest'
import { isSpreadsheet, textOf } from './file-text.ts'

it('reads umlauts in every encoding that programs write CSV in', () => {
  const text = 'Schlägerart'
  expect(textOf(new TextEncoder().encode(text))).toBe(text)
  expect(textOf(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(text)
  const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0))
  expect(textOf(new Uint8Array(units.buffer))).toBe(text)
})

it('knows the files of Excel by their beginning', () => {
  expect(isSpreadsheet(Uint8Array.of(0x50, 0x4b, 3, 4, 9))).toBe(true)
  expect(isSpreadsheet(new TextEncoder().encode('PK,Club'))).toBe(false)
  expect(isSpreadsheet(new Uint8Array())).toBe(false)
})
