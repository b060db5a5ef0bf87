import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const DAY_MS = 24 * 60 * 60 * 1000
const LONG_LENGTH = 0x80

/** Object identifiers of X.509, whole. */
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex')
const ECDSA_WITH_SHA256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))

/** A certificate for one name and two days, signed by itself, and its key. Neither leaves the test. */
export function throwAwayCertificate(name: string): { readonly certificate: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))))
  const versionThree = der(0xa0, der(0x02, Buffer.from([2])))
  const serialNumber = der(0x02, Buffer.from([1]), randomBytes(8))
  const names = sequence(SUBJECT_ALT_NAME, der(0x04, sequence(der(0x82, Buffer.from(name)))))
  const toBeSigned = sequence(
    versionThree,
    serialNumber,
    ECDSA_WITH_SHA256,
    subject,
    sequence(utcTime(Date.now() - DAY_MS), utcTime(Date.now() + DAY_MS)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(names)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', toBeSigned, privateKey))
  const certificate = sequence(toBeSigned, ECDSA_WITH_SHA256, signature).toString('base64')
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${certificate.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, ...parts)
}

/** A value of ASN.1 as DER writes it: its kind, its length and its bytes. */
function der(kind: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([kind, ...lengthBytes(content.length)]), content])
}

function lengthBytes(length: number): readonly number[] {
  if (length < LONG_LENGTH) return [length]
  const bytes = length > 0xff ? [length >> 8, length & 0xff] : [length]
  return [LONG_LENGTH | bytes.length, ...bytes]
}

/** 261123073754Z */
function utcTime(atMs: number): Buffer {
  const digits = new Date(atMs).toISOString().replaceAll(/\D/g, '')
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`))
}
