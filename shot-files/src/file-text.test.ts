import { expect, it } from 'vitest'
import { kindOf, textOf } from './file-text.ts'

it('reads umlauts in every encoding that programs write CSV in', () => {
  const text = 'Schlägerart'
  expect(textOf(new TextEncoder().encode(text))).toBe(text)
  expect(textOf(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(text)
  const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0))
  expect(textOf(new Uint8Array(units.buffer))).toBe(text)
})

it('knows the files of Excel by their beginning, and the encrypted ones by the stream in them', () => {
  const container = [0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]
  const stream = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  expect(kindOf(Uint8Array.of(0x50, 0x4b, 3, 4, 9))).toBe('workbook')
  expect(kindOf(Uint8Array.from(container))).toBe('old-workbook')
  expect(kindOf(Uint8Array.from([...container, 0x45, ...stream, 0]))).toBe('encrypted-workbook')
  expect(kindOf(new TextEncoder().encode('PK,Club'))).toBe('text')
  expect(kindOf(new Uint8Array())).toBe('text')
})
