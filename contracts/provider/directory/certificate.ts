import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A key and the certificate that stands for it, as PEM. */
export interface Certificate {
  key: string
  certificate: string
}

// DER (X.690) of the few types an X.509 certificate (RFC 5280) is made of. node:crypto reads certificates and makes none.

const lengthOf = (length: number): number[] => {
  if (length < 0x80) return [length]
  const hex = length.toString(16)
  const bytes = Buffer.from(hex.length % 2 === 1 ? `0${hex}` : hex, 'hex')
  return [0x80 | bytes.length, ...bytes]
}

const element = (tag: number, ...contents: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content])
}

const sequence = (...parts: readonly Uint8Array[]) => element(0x30, ...parts)
const octets = (...parts: readonly Uint8Array[]) => element(0x04, ...parts)
const bits = (unused: number, content: Uint8Array) => element(0x03, Buffer.from([unused]), content)
const objectId = (hex: string) => element(0x06, Buffer.from(hex, 'hex'))
const yes = element(0x01, Buffer.from([0xff]))

/** Two digits of the year, then month to second: `261120124500Z`. */
const utcTime = (at: Date) => element(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

const ids = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  keyUsage: '551d0f',
  alternativeName: '551d11',
  basicConstraints: '551d13',
  extendedKeyUsage: '551d25',
  serverAuthentication: '2b06010505070301',
}

const algorithm = sequence(objectId(ids.ecdsaWithSha256))
const nameOf = (common: string) =>
  sequence(element(0x31, sequence(objectId(ids.commonName), element(0x0c, Buffer.from(common)))))

const extension = (id: string, value: Uint8Array, isCritical = false) =>
  sequence(objectId(id), ...(isCritical ? [yes] : []), octets(value))

// localhost and the two loopback addresses; no other name, so that the key is worth nothing elsewhere.
const extensions = element(
  0xa3,
  sequence(
    extension(ids.basicConstraints, sequence(), true),
    extension(ids.keyUsage, bits(7, Buffer.from([0x80])), true),
    extension(ids.extendedKeyUsage, sequence(objectId(ids.serverAuthentication))),
    extension(
      ids.alternativeName,
      sequence(
        element(0x82, Buffer.from('localhost')),
        element(0x87, Buffer.from([127, 0, 0, 1])),
        element(0x87, Buffer.concat([Buffer.alloc(15), Buffer.from([1])])),
      ),
    ),
  ),
)

const hour = 3_600_000

/** Positive and without leading zero, as RFC 5280 wants a serial number. */
function serialNumber(): Buffer {
  const bytes = randomBytes(16)
  bytes.writeUInt8((bytes.readUInt8(0) & 0x7f) | 0x40, 0)
  return element(0x02, bytes)
}

/** Makes a self-signed certificate for this machine's own names (ECDSA P-256), good from an hour before `now` for 90 days. */
export function selfSigned(now: Date): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  // A name of its own: of two certificates with one name, a client that trusts both may try the wrong one.
  const name = nameOf(`Ronde local directory ${randomBytes(4).toString('hex')}`)
  const validity = sequence(utcTime(new Date(now.getTime() - hour)), utcTime(new Date(now.getTime() + 90 * 24 * hour)))
  const version3 = element(0xa0, element(0x02, Buffer.from([2])))
  const body = sequence(
    version3,
    serialNumber(),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  )
  const whole = sequence(body, algorithm, bits(0, sign('sha256', body, privateKey)))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}
