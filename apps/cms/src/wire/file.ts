import type { FileName, FileParams } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { type Printer, PrinterBusyError } from '../platform/print/printer.ts'
import { ApiError } from './errors.ts'

/** What a file is made of: parsed parameters and, for `…/{id}…`, the wire number. */
export type FileInput<Name extends FileName> = {
  payload: Payload
  params: FileParams<Name>
  id: number
}

/** A file with its name on a reader's disk and the tags of the changes that end it. */
export type MadeFile = { body: string | Uint8Array; filename: string; tags: string[] }

/** Makes one file of the contract. */
export type FileMaker<Name extends FileName> = (input: FileInput<Name>) => Promise<MadeFile>

/** What a printer makes; while it makes too much else, nobody is told that the content failed. */
export async function printed<Work extends object>(
  printer: Printer<Work>,
  work: Work,
): Promise<Uint8Array> {
  try {
    return await printer.print(work)
  } catch (error) {
    if (error instanceof PrinterBusyError) throw new ApiError('unavailable')
    throw error
  }
}
