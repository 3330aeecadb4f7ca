import type { Frist } from '@kurstadt/contract/datenschutz'
import type { CollectionConfig, GlobalConfig } from 'payload'
import type { PersonalData } from '../editing/personal-data/index.ts'
import type { Calls } from '../wire/call/call.ts'

/** What a subject hands over to those that put the product together. */
export type Subject = {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  calls?: Partial<Calls>
  /** What it keeps about people, who may ask for it and have it deleted. */
  personalData?: PersonalData[]
  /** How long it keeps what is about people; the privacy notice says so. */
  keptTimes?: Frist[]
}
