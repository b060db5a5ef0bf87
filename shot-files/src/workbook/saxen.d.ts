/** The parts of saxen 11 that are used: it comes without types. https://github.com/nikku/saxen */
declare module 'saxen' {
  type DecodeEntities = (text: string) => string

  export class Parser {
    on(
      event: 'openTag',
      handler: (
        name: string,
        attributes: () => Readonly<Record<string, string>>,
        decodeEntities: DecodeEntities,
      ) => void,
    ): this
    on(event: 'closeTag', handler: (name: string) => void): this
    on(event: 'text', handler: (text: string, decodeEntities: DecodeEntities) => void): this
    on(event: 'cdata', handler: (text: string) => void): this
    on(event: 'error', handler: (error: Error) => void): this
    parse(xml: string): unknown
  }
}
