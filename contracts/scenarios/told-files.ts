import type { ImportResult } from '../services/import-result.ts'
import { hold } from './broken.ts'
import type { Told } from './world.ts'

/** A workbook of one sheet: `refValeur`, `lbValeur`, `description`, and one line of them. */
export const workbook = Uint8Array.from(
  Buffer.from(
    'UEsDBBQAAAAIAPpNeV1uYbgN/wAAAC0CAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbK2RzU7DMBCEX8XyFdVOOSCEkvTAzxE4lAdY7E1ixX/yuiV9e5y05YBKT5xW9s7MN7LrzeQs22MiE3zD16LiDL0K2vi+4R/bl9U9Z5TBa7DBY8MPSHzT1ttDRGLF66nhQ87xQUpSAzogESL6sulCcpDLMfUyghqhR3lbVXdSBZ/R51WeM3hbP2EHO5vZ81Sujz0SWuLs8SicWQ2HGK1RkMte7r3+RVmdCKI4Fw0NJtJNEXB5kTBv/gacfG/lYZLRyN4h5VdwRSUnK79CGj9DGMX1kAstQ9cZhTqonSsWQTEhaBoQs7NimcKB8efeV/iLmOQy1v9c5Cf/3EMu391+A1BLAwQUAAAACAD6TXldmNrri68AAAAnAQAACwAAAF9yZWxzLy5yZWxzhc9NCsIwEAXgq4TZ27QuRKRpNyJ0K/UAMZ3+0CQTkqjt7c3SiuBymJnv8cp6MZo90YeJrIAiy4GhVdRNdhBway+7I7AQpe2kJosCVgxQV+UVtYzpJYyTCywZNggYY3QnzoMa0ciQkUObNj15I2Ma/cCdVLMckO/z/MD9pwFbkzWdAN90BbB2dSn3v019Pyk8k3oYtPFHxNdFkqUfMApYNH+Rn+9Ec5ZQ4FXJNwWrN1BLAwQUAAAACAD6TXldpreqrLYAAAAWAQAADwAAAHhsL3dvcmtib29rLnhtbI2PSw7CMAxErxJ5DyksEKraIiSExB4OEBqXRjR2ZYff7Qm/PSt7ZM14XrW6x8FcUTQw1TCbFmCQWvaBTjUc9tvJEowmR94NTFjDAxVWTXVjOR+ZzybbSWvoUxpLa7XtMTqd8oiULx1LdClLOVkdBZ3XHjHFwc6LYmGjCwSfhFL+yeCuCy1uuL1EpPQJERxcyuW1D6NCU70/6HcacjGXXmeGl9z5jAhGypAX2fkZ2KayP4f9QTVPUEsDBBQAAAAIAPpNeV1a/YJrsgAAACgBAAAaAAAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHOFz0sKwkAMBuCrDNnbtC5EpFM3InQr9QDDNH3QzoPJ+OjtHVyIBcFVSEK+n5THp5nFnQKPzkooshwEWe3a0fYSrs15swfBUdlWzc6ShIUYjlV5oVnFdMLD6Fkkw7KEIUZ/QGQ9kFGcOU82bToXjIqpDT16pSfVE27zfIfh24C1KepWQqjbAkSz+JT733ZdN2o6OX0zZOOPCHy4MPFAFBOqQk9RwmfE+C5FllTAqsTVh9ULUEsDBBQAAAAIAPpNeV0wPglO4AAAAPgBAAAYAAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sdZHbTsMwDIZfJcr95rYXCKE0EwzxAhzEbWi9NSKHyjYM3p5sQtUmLXfJb3/WJ9tsfmJQ30jsc+p1u260wjTk0ad9r19fnla3WrG4NLqQE/b6F1lvrDlk+uQJUVThE/d6EpnvAHiYMDpe5xlTqewyRSflS3vgmdCNJygG6JrmBqLzSVtzyh6dOGsoHxQVj5IOx8d9q5X02qfgEz4LldyzNWIJd28u4BcZEGvgGMLwDz3UoPBRZbY1ZkQeyM9S9nOJQXFdhLtFuKvMeV+111Rr7dvgmCuqNeaaH5wtF5ar2T9QSwECFAAUAAAACAD6TXldbmG4Df8AAAAtAgAAEwAAAAAAAAAAAAAAAAAAAAAAW0NvbnRlbnRfVHlwZXNdLnhtbFBLAQIUABQAAAAIAPpNeV2Y2uuLrwAAACcBAAALAAAAAAAAAAAAAAAAADABAABfcmVscy8ucmVsc1BLAQIUABQAAAAIAPpNeV2mt6qstgAAABYBAAAPAAAAAAAAAAAAAAAAAAgCAAB4bC93b3JrYm9vay54bWxQSwECFAAUAAAACAD6TXldWv2Ca7IAAAAoAQAAGgAAAAAAAAAAAAAAAADrAgAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHNQSwECFAAUAAAACAD6TXldMD4JTuAAAAD4AQAAGAAAAAAAAAAAAAAAAADVAwAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sUEsFBgAAAAAFAAUARQEAAOsEAAAAAA==',
    'base64',
  ),
)

/** The messages of a refused call. */
export async function refused(asked: Promise<Told<unknown>>): Promise<string> {
  const { status, isDone, words } = await asked
  hold(!isDone && status === 200, `what had to be refused was answered ${status}`)
  return words
}

/** Result of an import as text: rows added and changed, or the wrong lines and columns. */
export function cameTo({ inserted, updated, unchanged, errors }: ImportResult): string {
  const wrong = errors.map(({ line, field }) => `${line} ${field ?? '–'}`)
  return wrong.length > 0
    ? wrong.join(', ')
    : `${inserted} new, ${updated} changed${unchanged ? `, ${unchanged} as they were` : ''}`
}
