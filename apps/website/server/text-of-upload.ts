import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'

/** What is left of a form whose files are too large: its words, and the fields that the files were in. */
export type TextOfUpload = { fields: URLSearchParams; fileFields: readonly string[] }

const limits = { fieldNameSize: 100, fields: 200, files: 50, parts: 250, headerPairs: 20 }

/** A parser for the body; null when its head does not even say where a field ends. */
function parserOf({ headers }: IncomingMessage, fieldSize: number) {
  try {
    return busboy({ headers, limits: { ...limits, fieldSize } })
  } catch {
    return null
  }
}

/**
 * Reads what was typed in a form and throws its files away as they come, so that nobody types twice
 * because of a photo (T46). Null when it cannot be read, or the words alone are more than `longest`.
 */
export function readTextOfUpload(
  request: IncomingMessage,
  longest: number,
): Promise<TextOfUpload | null> {
  const parser = parserOf(request, longest)
  if (parser === null) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    const fields = new URLSearchParams()
    const fileFields = new Set<string>()
    let length = 0
    parser.on('field', (name, value) => {
      length += Buffer.byteLength(value)
      if (length <= longest) fields.append(name, value)
    })
    parser.on('file', (name, file) => {
      const isName = /^\w{1,40}$/.test(name)
      file.on('data', () => isName && fileFields.add(name)).on('error', () => undefined)
    })
    parser.on('error', () => {
      request.unpipe(parser)
      resolve(null)
    })
    parser.on('close', () => {
      resolve(length <= longest ? { fields, fileFields: [...fileFields] } : null)
    })
    request.on('error', reject)
    request.on('close', () => reject(new Error('the visitor has gone')))
    request.pipe(parser)
  })
}
