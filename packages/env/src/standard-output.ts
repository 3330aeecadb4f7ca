import { writeSync } from 'node:fs'

/** Where a log goes; what cannot be written is left out. */
export type LogOutput = { write: (line: string) => void }

/** As `writeSync` of `node:fs`: how many bytes were written. */
type Write = (fd: number, bytes: Buffer) => number

/**
 * The output of this process for its log. Whoever reads it may be gone and its disk full: then lines
 * are left out and counted, and the process goes on with its work (fault F31). pino's own would try
 * again for ever and stand still.
 */
export function standardOutput(fd = 1, writeBytes: Write = writeSync): LogOutput {
  let dropped = 0
  let isCut = false
  const put = (text: string) => {
    const bytes = Buffer.from(text)
    const written = writeBytes(fd, bytes)
    isCut = written < bytes.length
    return !isCut
  }
  const tell = () => {
    const line = { level: 40, time: Date.now(), dropped, msg: 'lines of the log were left out' }
    return put(`${JSON.stringify(line)}\n`)
  }
  return {
    write: (line) => {
      try {
        if (isCut && !put('\n')) throw new Error('still cut')
        if (dropped > 0 && tell()) dropped = 0
        if (!put(line)) dropped += 1
      } catch {
        dropped += 1
      }
    },
  }
}
