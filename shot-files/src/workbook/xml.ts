// Each package that compiles this file needs the types, which are no module.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen'

type XmlHandlers = {
  /** Names come without their prefix, as values do without entities. */
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Walks through a document. Throws when it is broken. */
export function readXml(xml: string, { open, close, text }: XmlHandlers): void {
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  if (open) {
    parser.on('openTag', (name, attributes, decode) => {
      open(localName(name), (wanted) => {
        const found = Object.entries(attributes()).find(([key]) => localName(key) === wanted)
        return found && decode(found[1])
      })
    })
  }
  if (close) parser.on('closeTag', (name) => close(localName(name)))
  if (text) {
    parser.on('text', (raw, decode) => text(decode(raw)))
    parser.on('cdata', text)
  }
  parser.parse(xml)
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
