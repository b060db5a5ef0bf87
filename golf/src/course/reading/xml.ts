import { BROKEN, NOT_A_MAP, UnreadableMap } from './map-reading.ts'

export type XmlElement = { readonly name: string; readonly attributes: ReadonlyMap<string, string> }

type Visitor = {
  readonly open: (element: XmlElement) => void
  readonly close: (name: string) => void
}

const NAME = /[A-Za-z_][\w.:-]*/y
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const TAG_END = /\s*(\/?)>/y

/**
 * Scans XML as maps use it: elements and attributes, texts between them skipped. No document type and no entities but the
 * five of XML and numbers, so nothing is fetched and nothing grows; throws `UnreadableMap` for anything else.
 */
export function scanXml(text: string, { open, close }: Visitor): void {
  const names: string[] = []
  let at = 0
  for (let start = text.indexOf('<'); start !== -1; start = text.indexOf('<', at)) {
    if (text.startsWith('<!--', start)) at = behind('-->', start)
    else if (text.startsWith('<?', start)) at = behind('?>', start)
    else if (text.startsWith('<!', start)) throw new UnreadableMap(names.length === 0 ? NOT_A_MAP : BROKEN)
    else if (text.startsWith('</', start)) {
      at = behind('>', start)
      const name = names.pop()
      if (name === undefined || text.slice(start + 2, at - 1).trimEnd() !== name) throw new UnreadableMap(BROKEN)
      close(name)
    } else {
      const name = matchAt(NAME, start + 1)[0]
      const attributes = attributesAt(start + 1 + name.length)
      open({ name, attributes })
      if (isEmptyTag()) close(name)
      else names.push(name)
    }
  }
  if (at === 0) throw new UnreadableMap(NOT_A_MAP)
  if (names.length > 0) throw new UnreadableMap(BROKEN)

  function behind(end: string, from: number): number {
    const found = text.indexOf(end, from)
    if (found === -1) throw new UnreadableMap(BROKEN)
    return found + end.length
  }

  function matchAt(pattern: RegExp, from: number): RegExpExecArray {
    pattern.lastIndex = from
    const found = pattern.exec(text)
    if (!found) throw new UnreadableMap(BROKEN)
    at = pattern.lastIndex
    return found
  }

  function attributesAt(from: number): ReadonlyMap<string, string> {
    const attributes = new Map<string, string>()
    ATTRIBUTE.lastIndex = from
    at = from
    for (let found = ATTRIBUTE.exec(text); found; found = ATTRIBUTE.exec(text)) {
      const [, name = '', quoted, apostrophed = ''] = found
      attributes.set(name, withoutEntities(quoted ?? apostrophed))
      at = ATTRIBUTE.lastIndex
    }
    return attributes
  }

  function isEmptyTag(): boolean {
    return matchAt(TAG_END, at)[1] === '/'
  }
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const HEXADECIMAL = 16
const DECIMAL = 10
const FIRST_SHOWN = 0x20
const LAST_CHARACTER = 0x10_ff_ff
const SURROGATES = { first: 0xd8_00, last: 0xdf_ff } as const

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#(x?)([\da-f]{1,7})|(\w{1,10}));/gi,
    (all: string, x: string, digits: string, name: string) => {
      if (name) return ENTITIES.get(name) ?? all
      return characterOf(Number.parseInt(digits, x ? HEXADECIMAL : DECIMAL))
    },
  )
}

function characterOf(code: number): string {
  const isSurrogate = code >= SURROGATES.first && code <= SURROGATES.last
  const isShown = code >= FIRST_SHOWN && code <= LAST_CHARACTER && !isSurrogate
  return isShown ? String.fromCodePoint(code) : ''
}
