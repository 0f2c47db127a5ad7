import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { create as disposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { Connection } from './database.ts'

/** Bytes kept in one row: so much of a document is in memory for each reader. */
const partSize = 1_048_576

/** A document to be kept. */
export interface NewDocument {
  /** @default a new one */
  idDocument?: string
  lbFichier: string
  mimeType: string
  dtCreation: string
  content: Uint8Array
}

/** A document as rows: what is known of it, and its parts. */
export function documentRows({ idDocument = randomUUID(), content, ...known }: NewDocument) {
  const places = Array.from({ length: Math.ceil(content.byteLength / partSize) }, (_, place) => place)
  const parts = places.map((place) => ({
    idDocument,
    place,
    content: content.subarray(place * partSize, (place + 1) * partSize),
  }))
  return { document: { idDocument, ...known, taille: content.byteLength }, parts }
}

/** Keeps a document. Answers its key. */
export async function keepDocument(db: Connection, given: NewDocument): Promise<string> {
  const { document, parts } = documentRows(given)
  await db.insertInto('document').values(document).execute()
  for (const part of parts) await db.insertInto('documentPart').values(part).execute()
  return document.idDocument
}

async function* partsOf(db: Connection, idDocument: string): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; place += 1) {
    const part = await db
      .selectFrom('documentPart')
      .where('idDocument', '=', idDocument)
      .where('place', '=', place)
      .select('content')
      .executeTakeFirst()
    if (!part) return
    yield part.content
  }
}

/** A document to be sent. */
export interface Download {
  lbFichier: string
  mimeType: string
  taille: number
  content: Readable
}

/** A document with its bytes, read as fast as they are taken; undefined when there is none. */
export async function documentOf(db: Connection, idDocument: string): Promise<Download | undefined> {
  const known = await db
    .selectFrom('document')
    .where('idDocument', '=', idDocument)
    .select(['lbFichier', 'mimeType', 'taille'])
    .executeTakeFirst()
  return known && { ...known, content: Readable.from(partsOf(db, idDocument), { objectMode: false }) }
}

const endings: Readonly<Record<string, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/png': /\.png$/i,
  'image/jpeg': /\.jpe?g$/i,
}

/** The name to keep it under: whoever opens a file by its name opens what it is, whatever its sender has called it. */
function nameOf({ lbFichier, mimeType }: Download): string {
  const ending = mimeType.split('/')[1]?.replace('jpeg', 'jpg') ?? 'bin'
  return endings[mimeType]?.test(lbFichier) ? lbFichier : `${lbFichier}.${ending}`
}

/** Sends a document as a file to keep: whoever opens its address by itself must not have it run as a page of the console. */
export const sendDocument = (reply: FastifyReply, document: Download) =>
  reply
    .headers({
      'content-disposition': disposition(nameOf(document)),
      'content-length': document.taille,
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    })
    .type(document.mimeType)
    .send(document.content)
