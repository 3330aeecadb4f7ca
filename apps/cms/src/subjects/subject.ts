import type { CollectionConfig, GlobalConfig } from 'payload'
import type { Calls } from '../wire/call/call.ts'

/** What a subject hands over to those that put the product together. */
export type Subject = {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  calls?: Partial<Calls>
}
