import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Executor, inTransaction } from '../../platform/database/index.ts'

/** A file that belongs to something kept, by its place in one of the stores. */
const file = z.object({
  store: z.enum(['medien', 'dokumente', 'anlagen']),
  name: z.string(),
  titel: z.string(),
})

const kept = z.object({
  id: z.string(),
  /** What the office calls it. */
  titel: z.string(),
  /** Day from which it is, in Berlin. */
  am: z.string().nullable(),
  /** Where the back office shows it. */
  link: z.string().nullable(),
  /** Why it has to stay, in German; null for what may go. */
  warum: z.string().nullable(),
  /** Last day that it has to stay; null where no day is known yet. */
  bis: z.string().nullable(),
  /** All that is kept, for whoever asks what that is; null where nobody asked, or where it is about others. */
  daten: z.record(z.string(), z.unknown()).nullable(),
  dateien: z.array(file).nullable(),
})

/** Something that is kept about a person. */
export type Kept = z.infer<typeof kept>

/** Whose data is asked for, and whether with everything that is in it. */
export type Asked = {
  /** The address as `readAddress` hands it on. */
  email: string
  /** With `daten` and `dateien`: for an export, not for a look. */
  isWhole: boolean
}

/** What a subject answers for of a person's data (Art. 15 and 17 GDPR, decision 0109). */
export type PersonalData = {
  /** What the office calls it. */
  name: string
  /** Collection whose labels its fields have. */
  sammlung?: string
  /** Columns with addresses that it looks at, as `table.column`; a test wants each to be in one part. */
  answersFor: readonly string[]
  /** Everything that is kept about the address. */
  find(req: PayloadRequest, asked: Asked): Promise<Kept[]>
  /** Deletes what may go, and takes contact details off what has to stay; says how many there were. */
  erase(req: PayloadRequest, email: string): Promise<number>
}

/** Runs a statement whose rows are what is kept: `id, titel, am, link, warum, bis, daten, dateien`. */
export async function readKept(
  req: PayloadRequest,
  statement: Parameters<Executor['execute']>[0],
): Promise<Kept[]> {
  return z.array(kept).parse(await inTransaction(req, statement))
}

/** Number of rows that a statement returns. */
export async function countChanged(
  req: PayloadRequest,
  statement: Parameters<Executor['execute']>[0],
): Promise<number> {
  return (await inTransaction(req, statement)).length
}
