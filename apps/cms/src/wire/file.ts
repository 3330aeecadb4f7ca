import type { FileName, FileParams } from '@kurstadt/contract'
import type { Payload } from 'payload'

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
